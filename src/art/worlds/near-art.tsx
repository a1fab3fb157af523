import type { ReactNode } from 'react'
import { art, artCloud, type World } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { ClubSquare, ClubTree } from './club-near.tsx'
import { Growth } from './growth.tsx'
import { Landmark } from './landmark.tsx'
import type { NearName } from './near-names.ts'
import { Pot, plantStages } from './plant-art.tsx'
import { whoOf } from './world-people.ts'

/** The sun and three clouds: veils in the dark. */
function Air() {
  return (
    <>
      <Dot x={304} y={48} r={16} fill={artCloud} opacity={0.8} />
      <Cloud x={158} y={26} k={0.8} fill={artCloud} />
      <Cloud x={204} y={64} k={0.6} fill={artCloud} />
    </>
  )
}

/** The figures of the land, beside its landmark. */
function LandNear({ world }: { world: World }) {
  return (
    <>
      <Air />
      <Growth world={world} x={340} y={168} s={0.7} />
      <StopNear world={world} />
    </>
  )
}

/** The same two without the air and the growth around them, which a small box would cut. */
function StopNear({ world }: { world: World }) {
  return (
    <>
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
  { x: 254, y: 27, fill: 'coral' },
  { x: 286, y: 39, fill: 'mint' },
  { x: 318, y: 39, fill: 'koin-edge' },
  { x: 350, y: 29, fill: 'sky' },
] as const

const STEPS = [
  { x: 200, y: 152, plant: { of: plantStages[2], s: 0.4 } },
  { x: 260, y: 134, plant: { of: plantStages[5], s: 0.46 } },
  { x: 320, y: 116, plant: { of: plantStages[10], s: 0.54 } },
]

/** A feast: pennants over the square, แผน beside the signpost of the day. */
function KrazyNear() {
  return (
    <>
      <Line d="M232 8Q300 68 372 16" stroke={art('wood-deep')} w={3} />
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

/** The street of the bank: a house with pillars and a clock tower, and nobody in it. */
function BankNear() {
  return (
    <At x={0} y={66}>
      <Growth world={1} x={152} y={102} s={0.6} />
      <Shadow x={238} y={102} w={132} />
      <SoftShape d="M186 46L238 22L290 46Z" fill={art('mint')} />
      {[192, 217, 243, 268].map((x) => (
        <Rect key={x} x={x} y={50} w={15} h={44} r={5} fill={art('white')} />
      ))}
      <Rect x={178} y={92} w={120} h={11} r={5} fill={art('wood-deep')} />
      <Dot x={238} y={38} r={6.5} fill={art('cream')} />
      <Shadow x={328} y={102} w={44} />
      <Rect x={313} y={36} w={30} h={66} r={7} fill={art('cream')} />
      <SoftShape d="M311 34L328 18L345 34Z" fill={art('coral')} w={6} />
      <Dot x={328} y={56} r={12} fill={art('white')} />
      <Line d="M328 56V48.5M328 56L334 60" stroke={art('ink')} w={2.6} />
      <Rect x={322} y={82} w={12} h={20} r={6} fill={art('wood-deep')} />
    </At>
  )
}

/** Three steps, each with a plant that has grown further, and กล้า who looks at the next one. */
function QuizNear() {
  return (
    <>
      <Air />
      <Growth world={4} x={26} y={170} s={0.8} />
      <Shadow x={256} y={172} w={196} />
      {STEPS.map(({ x, y, plant }) => (
        <g key={x}>
          <Rect x={x - 29} y={y} w={58} h={172 - y} r={8} fill={art('cream')} />
          <Rect x={x - 29} y={y} w={58} h={9} r={4.5} fill={art('wood')} />
          <At x={x - 60 * plant.s} y={y - 118 * plant.s} s={plant.s}>
            {plant.of}
            <Pot />
          </At>
        </g>
      ))}
      <At x={96} y={96} s={0.84}>
        <Person who="kla" face="wow" arms={['down', 'up']} />
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
  'stop-1': <StopNear world={1} />,
  'stop-2': <StopNear world={2} />,
  'stop-3': <StopNear world={3} />,
  'stop-4': <StopNear world={4} />,
  'stop-5': <StopNear world={5} />,
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
  quiz: <QuizNear />,
  krazy: <KrazyNear />,
  bank: <BankNear />,
  club: (
    <>
      <Air />
      <ClubSquare />
    </>
  ),
  'club-tree': <ClubTree />,
  'club-bloom': <ClubTree isInBloom />,
  visitor: (
    <>
      <Air />
      <Growth world={1} x={16} y={168} s={0.7} />
      <At x={232} y={172} s={0.84}>
        <Landmark world={1} />
      </At>
      <At x={64} y={106} s={0.7}>
        <Person who="khum" face="smile" arms={['up', 'down']} />
      </At>
      <At x={124} y={90} s={0.88}>
        <Person who="kla" face="glad" arms={['down', 'wave']} />
      </At>
      <At x={280} y={104} s={0.72}>
        <Person who="ngok" face="wow" arms={['down', 'up']} />
      </At>
    </>
  ),
  'visitor-side': (
    <>
      <At x={-128} y={102} s={0.74}>
        <Person who="phaen" face="glad" arms={['wave', 'down']} />
      </At>
      <At x={-208} y={102} s={0.74}>
        <Person who="sure" face="glad" arms={['down', 'wave']} />
      </At>
      <Growth world={5} x={-240} y={168} s={0.8} />
    </>
  ),
}

/** A near layer by name, on 360×200 with its feet at 168. A page shows its file, in a `Scene`. */
export function NearArt({ name, ...picture }: PictureProps & { name: NearName }) {
  return (
    <Picture kind="near" {...picture}>
      {NEARS[name]}
    </Picture>
  )
}
