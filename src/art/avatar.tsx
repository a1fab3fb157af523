import type { ReactNode } from 'react'
import type { AvatarName } from '#art/names/avatar-names.ts'
import { type ArtColor, art } from './art-color.ts'
import { placeOf } from './avatar-places.ts'
import { Cap, Headband, Headphones, RoundGlasses, Scarf, SunGlasses } from './avatar-props.tsx'
import { type Arms, type Face, Person, type Who } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { At, Dot, Rect } from './shapes.tsx'

interface Sitter {
  who: Who
  back: ArtColor
  face: Face
  arms: Arms
  wears?: ReactNode
}

const SITTERS: Record<AvatarName, Sitter> = {
  'kla-1': { who: 'kla', back: 'mint', face: 'smile', arms: ['down', 'wave'] },
  'kla-2': { who: 'kla', back: 'violet', face: 'glad', arms: ['down', 'down'], wears: <Headphones /> },
  'aom-1': { who: 'aom', back: 'coral', face: 'glad', arms: ['up', 'up'] },
  'aom-2': { who: 'aom', back: 'sky', face: 'sleep', arms: ['down', 'down'], wears: <Scarf /> },
  'khum-1': { who: 'khum', back: 'sky', face: 'smile', arms: ['wave', 'down'] },
  'khum-2': { who: 'khum', back: 'leaf', face: 'smile', arms: ['down', 'down'], wears: <SunGlasses /> },
  'ngok-1': { who: 'ngok', back: 'rose', face: 'wow', arms: ['down', 'up'] },
  'ngok-2': { who: 'ngok', back: 'leaf', face: 'smile', arms: ['down', 'down'], wears: <RoundGlasses /> },
  'sure-1': { who: 'sure', back: 'coral', face: 'smile', arms: ['down', 'wave'] },
  'sure-2': { who: 'sure', back: 'violet', face: 'glad', arms: ['down', 'down'], wears: <Cap /> },
  'phaen-1': { who: 'phaen', back: 'mint', face: 'glad', arms: ['wave', 'down'] },
  'phaen-2': { who: 'phaen', back: 'sky', face: 'smile', arms: ['down', 'up'], wears: <Headband /> },
}

/**
 * An avatar: one of the family, cut by a circle. Its colours hold in both themes. `isBare` leaves away what it has on from
 * the start, where something else is worn.
 */
export function AvatarArt({ name, isBare = false, ...picture }: PictureProps & { name: AvatarName; isBare?: boolean }) {
  const { who, back, face, arms, wears } = SITTERS[name]
  return (
    <Picture kind="avatar" {...picture}>
      <Rect x={0} y={0} w={96} h={96} fill={art('white')} />
      <Rect x={0} y={0} w={96} h={96} fill={art(back)} opacity={0.4} />
      <Dot x={48} y={140} r={68} fill={art(back)} opacity={0.5} />
      <At {...placeOf(name)}>
        <Person who={who} face={face} arms={arms} floor={false} bare={who === 'sure' && wears !== undefined}>
          {wears}
        </Person>
      </At>
    </Picture>
  )
}
