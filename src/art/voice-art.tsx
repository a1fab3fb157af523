import type { ReactNode } from 'react'
import type { VoiceName } from '#art/names/voice-names.ts'
import { type ArtColor, art } from './art-color.ts'
import { RoundGlasses } from './avatar-props.tsx'
import { Person } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { At, Dot, Line, Rect, Turn } from './shapes.tsx'
import { SquareGlasses } from './wear/glasses.tsx'
import { Beanie } from './wear/hats.tsx'

/** A sealed letter, held in front. */
function Letter() {
  return (
    <Turn deg={-8} x={48} y={76}>
      <Rect x={30} y={66} w={36} h={23} r={4} fill={art('white')} />
      <Line d="M32 69L48 79L64 69" stroke={art('wood')} w={2.4} />
      <Dot x={48} y={80} r={3.4} fill={art('koin-edge')} />
    </Turn>
  )
}

/** Three bars on a board, held in front. */
function Board() {
  return (
    <>
      <Rect x={28} y={66} w={40} h={25} r={4} fill={art('white')} />
      <Rect x={34} y={80} w={7} h={8} r={2} fill={art('mint')} />
      <Rect x={45} y={75} w={7} h={13} r={2} fill={art('violet')} />
      <Rect x={56} y={70} w={7} h={18} r={2} fill={art('coral')} />
    </>
  )
}

const faces: Record<VoiceName, { back: ArtColor; sitters: ReactNode }> = {
  letters: {
    back: 'koin',
    sitters: (
      <At x={-4.3} y={0} s={1.09}>
        <Person who="khum" face="smile" arms={['hold', 'hold']} floor={false}>
          <RoundGlasses />
          <Letter />
        </Person>
      </At>
    ),
  },
  data: {
    back: 'sky',
    sitters: (
      <At x={-4.3} y={0} s={1.09}>
        <Person who="ngok" face="smile" arms={['hold', 'hold']} floor={false}>
          <Beanie />
          <SquareGlasses />
          <Board />
        </Person>
      </At>
    ),
  },
  comic: {
    back: 'leaf',
    sitters: (
      <>
        <At x={38} y={20} s={0.62}>
          <Person who="phaen" face="smile" floor={false} />
        </At>
        <At x={-2} y={20} s={0.62}>
          <Person who="sure" face="wow" floor={false} bare />
        </At>
        <At x={34} y={44} s={0.66}>
          <Person who="aom" face="glad" floor={false} />
        </At>
        <At x={-2} y={44} s={0.66}>
          <Person who="kla" face="glad" arms={['wave', 'down']} floor={false} />
        </At>
      </>
    ),
  },
}

/** The drawn face of a byline of the house, cut by a circle as avatars are. */
export function VoiceArt({ name, ...picture }: PictureProps & { name: VoiceName }) {
  const { back, sitters } = faces[name]
  return (
    <Picture kind="avatar" {...picture}>
      <Rect x={0} y={0} w={96} h={96} fill={art('white')} />
      <Rect x={0} y={0} w={96} h={96} fill={art(back)} opacity={0.4} />
      {sitters}
    </Picture>
  )
}
