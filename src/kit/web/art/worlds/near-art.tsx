import type { ReactNode } from 'react'
import { art, artCloud, type World } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, SoftShape } from '../shapes.tsx'
import { Growth } from './growth.tsx'
import { Landmark } from './landmark.tsx'
import type { NearName } from './near-names.ts'
import { whoOf } from './world-people.ts'

/** The sun and three clouds: veils in the dark. */
function Air() {
  return (
    <>
      <Dot x={304} y={48} r={16} fill={artCloud} opacity={0.8} />
      <Cloud x={158} y={26} k={0.8} fill={artCloud} />
      <Cloud x={22} y={104} k={0.7} fill={artCloud} />
    </>
  )
}

/** Who lives there beside what the land is known by. */
function LandNear({ world }: { world: World }) {
  return (
    <>
      <Air />
      <Growth world={world} x={340} y={168} s={0.7} />
      <At x={272} y={172} s={0.9}>
        <Landmark world={world} />
      </At>
      <At x={150} y={94} s={0.86}>
        <Person who={whoOf[world]} face="glad" arms={['wave', 'down']} />
      </At>
    </>
  )
}

/** What stands about, left and right, and nobody: room for what happens in the middle. */
function GroundNear({ world }: { world: World }) {
  return (
    <>
      <Growth world={world} x={30} y={170} s={1.05} />
      <Growth world={world} x={336} y={168} s={0.85} />
    </>
  )
}

/** A flag in the right hand of somebody on the 96 grid. */
function Flag() {
  return (
    <At x={70} y={20}>
      <Line d="M0 54V0" stroke={art('wood-deep')} w={4} />
      <SoftShape d="M2 2H22L17 9L22 16H2Z" fill={art('coral')} w={4} />
    </At>
  )
}

const PENNANTS = [
  { x: 30, y: 49, fill: 'coral' },
  { x: 66, y: 58, fill: 'mint' },
  { x: 104, y: 61, fill: 'koin-edge' },
  { x: 142, y: 57, fill: 'sky' },
  { x: 180, y: 48, fill: 'rose' },
  { x: 218, y: 57, fill: 'violet' },
  { x: 256, y: 61, fill: 'mint' },
  { x: 294, y: 58, fill: 'coral' },
  { x: 330, y: 50, fill: 'koin-edge' },
] as const

/** A feast: pennants over the square, แผน beside the signpost of the day. */
function KrazyNear() {
  return (
    <>
      <Line d="M0 36Q90 84 180 40T360 36" stroke={art('wood-deep')} w={3} />
      {PENNANTS.map(({ x, y, fill }) => (
        <SoftShape key={x} d={`M${x - 7} ${y}h14l-7 14Z`} fill={art(fill)} w={4} />
      ))}
      <Growth world={5} x={330} y={168} s={0.9} />
      <At x={262} y={100} s={0.84}>
        <Person who="kla" face="glad" arms={['up', 'wave']} />
      </At>
      <At x={176} y={92} s={0.92}>
        <Person who="phaen" face="glad" arms={['up', 'up']} />
      </At>
    </>
  )
}

const NEARS: Record<NearName, ReactNode> = {
  'land-1': <LandNear world={1} />,
  'land-2': <LandNear world={2} />,
  'land-3': <LandNear world={3} />,
  'land-4': <LandNear world={4} />,
  'land-5': <LandNear world={5} />,
  'ground-1': <GroundNear world={1} />,
  'ground-2': <GroundNear world={2} />,
  'ground-3': <GroundNear world={3} />,
  'ground-4': <GroundNear world={4} />,
  'ground-5': <GroundNear world={5} />,
  quest: (
    <>
      <Air />
      <Growth world={1} x={340} y={170} s={0.6} />
      <At x={246} y={86} s={0.94}>
        <Person who="kla" face="glad" arms={['down', 'wave']}>
          <Flag />
        </Person>
      </At>
    </>
  ),
  'quest-side': (
    <>
      <Growth world={5} x={150} y={166} s={0.75} />
      <Growth world={3} x={106} y={166} s={0.75} />
      <Growth world={1} x={56} y={168} s={0.85} />
    </>
  ),
  play: (
    <>
      <Air />
      <Growth world={3} x={24} y={166} s={0.8} />
      <Growth world={3} x={338} y={166} s={0.9} />
      <At x={278} y={172} s={0.9}>
        <Landmark world={3} />
      </At>
      <At x={110} y={88} s={0.92}>
        <Person who="kla" face="glad" arms={['hip', 'wave']}>
          <Flag />
        </Person>
      </At>
      <At x={186} y={104} s={0.74}>
        <Person who="ngok" face="wow" arms={['down', 'up']} />
      </At>
    </>
  ),
  krazy: <KrazyNear />,
}

/** A near layer by name, on 360×200 with its feet at 168. A page shows its file, in a `Scene`. */
export function NearArt({ name, ...picture }: PictureProps & { name: NearName }) {
  return (
    <Picture kind="near" {...picture}>
      {NEARS[name]}
    </Picture>
  )
}
