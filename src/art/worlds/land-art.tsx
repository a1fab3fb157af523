import { art, artCloud, artWorld, type World } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { Growth } from './growth.tsx'
import { Landmark } from './landmark.tsx'
import { whoOf } from './world-people.ts'

type LandProps = PictureProps & { world: World }

/** The foot of the flag at the end of the road. */
const END = { x: 180, y: 196 }

/**
 * A land of the walk from above, 360×248: its wavy edge lies over the land before, and one road goes through all five.
 * Every other land is turned round, so that the road winds. The box around shows what is drawn beyond it.
 */
export function LandArt({ world, ...picture }: LandProps) {
  const isTurned = world % 2 === 0
  const at = (x: number) => (isTurned ? 360 - x : x)
  const isLast = world === 5
  const edge = isTurned
    ? 'M0 -2C60 -34 120 -30 180 -14S300 8 360 -16V258H0Z'
    : 'M0 -22C60 6 120 2 180 -14S300 -32 360 -6V258H0Z'
  const road = `M180 -34C180 26 ${at(84)} 40 ${at(84)} 112S180 200 180 ${isLast ? 200 : 254}`
  return (
    <Picture kind="land" {...picture}>
      <At x={0} y={-7}>
        <path d={edge} fill={artWorld(world, 'lip')} />
      </At>
      <path d={edge} fill={artWorld(world, 'ground')} />
      <Rect x={at(286) - 74} y={24} w={148} h={108} r={54} fill={artWorld(world, 'hill')} />
      <Rect x={at(40) - 54} y={132} w={108} h={76} r={38} fill={artWorld(world, 'hill')} />
      <Dot x={at(140)} y={16} r={18} fill={artWorld(world, 'hill')} />
      <Line d={road} stroke={artWorld(world, 'sky')} w={24} />
      <Line d={road} stroke={art('white')} w={3} dash="1 11" />
      <Growth world={world} x={at(26)} y={70} s={0.72} />
      <Growth world={world} x={at(22)} y={196} s={0.9} />
      <Growth world={world} x={at(140)} y={200} s={0.5} />
      <At x={at(300)} y={118} s={0.98}>
        <Landmark world={world} />
      </At>
      <At x={at(212) - 38} y={50} s={0.8}>
        <Person who={whoOf[world]} face="glad" arms={['down', 'wave']} />
      </At>
      {isLast ? (
        <At x={END.x} y={END.y} s={0.7}>
          <Rect x={-3} y={-60} w={6} h={60} r={3} fill={art('wood-deep')} />
          <SoftShape d="M4 -58H34L27 -48L34 -38H4Z" fill={art('coral')} w={4} />
        </At>
      ) : null}
    </Picture>
  )
}

/** The same land as a gate on a wide screen, 220×320: the road goes on from gate to gate. */
export function GateArt({ world, ...picture }: LandProps) {
  return (
    <Picture kind="gate" {...picture}>
      <Rect x={-80} y={-80} w={380} h={480} fill={artWorld(world, 'sky')} />
      <Dot x={world % 2 ? 164 : 60} y={70} r={22} fill={artCloud} opacity={0.8} />
      <path d="M-80 226Q0 150 110 186T300 160V400H-80Z" fill={artWorld(world, 'hill')} />
      <Rect x={-80} y={224} w={380} h={200} fill={artWorld(world, 'ground')} />
      <Growth world={world} x={28} y={234} s={0.85} />
      <Growth world={world} x={196} y={232} s={0.7} />
      <At x={146} y={238} s={0.96}>
        <Landmark world={world} />
      </At>
      <At x={38} y={168} s={0.86}>
        <Person who={whoOf[world]} face="glad" arms={['down', 'wave']} />
      </At>
      <Line d="M-80 282H300" stroke={artWorld(world, 'sky')} w={22} />
      <Line d="M-76 282H300" stroke={art('white')} w={3} dash="1 11" />
    </Picture>
  )
}
