import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { Jar } from '../things.tsx'

const RAIN =
  'M14 62l-4 11M38 58l-3 8M42 88l-4 11M16 94l-3 8M26 122l-4 11M8 140l-2 7M282 58l-4 11M306 66l-3 8M270 86l-4 11M296 98l-4 11M280 122l-4 11M308 132l-3 8M258 118l-3 8M70 20l-3 8M98 10l-3 7'

/** A big umbrella, the foot of its canopy around 0, 0 and its pole to y 52. */
function Canopy() {
  return (
    <>
      <Line d="M0-68V52" stroke={art('wood-deep')} w={4.5} />
      <SoftShape
        d="M-100 0C-94-44-50-62 0-62S94-44 100 0q-17-13-33.3 0q-17-13-33.3 0q-17-13-33.4 0q-17-13-33.3 0q-17-13-33.3 0q-17-13-33.4 0Z"
        fill={art('leaf')}
        w={5}
      />
      <path d="M0-63C-20-48-32-28-33 0q16-13 33 0q17-13 33 0C32-28 20-48 0-63Z" fill={art('leaf-deep')} />
    </>
  )
}

/** แผน and ชัวร์ stand under one umbrella in the rain, and so does their jar of koin. */
export function UmbrellaRainCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={10} y={34} k={1.3} />
      <Cloud x={236} y={22} k={1.8} />
      <Line d={RAIN} stroke={art('sky')} w={3.5} />
      <Rect x={262} y={160} w={44} h={7} r={3.5} fill={art('sky')} />
      <Rect x={8} y={164} w={24} h={5} r={2.5} fill={art('sky')} />
      <Turn deg={-5} x={160} y={118}>
        <At x={158} y={78}>
          <Canopy />
        </At>
      </Turn>
      <Shadow x={68} y={159} w={40} />
      <Jar
        x={68}
        y={158}
        koin={[
          { x: -9, y: -9, r: 6.5 },
          { x: 6, y: -8, r: 6.5 },
          { x: -2, y: -18, r: 6.5 },
        ]}
      />
      <Rect x={51} y={111} w={34} h={7} r={3.5} fill={art('wood')} />
      <At x={76} y={70}>
        <Person who="sure" bare arms={['down', 'wave']} />
      </At>
      <At x={150} y={70}>
        <Person who="phaen" face="glad" arms={['wave', 'down']} />
      </At>
    </Picture>
  )
}
