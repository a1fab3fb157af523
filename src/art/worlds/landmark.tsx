import { art, type World } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Pile, Rect, Shadow, SoftShape, Sprout, Turn } from '../shapes.tsx'

const MARKS = { 1: JarMark, 2: StallMark, 3: PilesMark, 4: LighthouseMark, 5: SignMark }

/** What each world is known by: some 90 wide, its foot at 0,0. */
export function Landmark({ world }: { world: World }) {
  const Mark = MARKS[world]
  return <Mark />
}

/** The glass jar of koin on the beach. */
function JarMark() {
  return (
    <>
      <Shadow x={0} y={1} w={84} />
      <Rect x={-36} y={-76} w={72} h={76} r={20} fill={art('white')} />
      <Rect x={-30} y={-40} w={60} h={35} r={14} fill={art('koin-edge')} />
      <Koin x={-16} y={-36} r={10} />
      <Koin x={4} y={-42} r={10} />
      <Koin x={18} y={-34} r={10} />
      <Koin x={-4} y={-28} r={10} />
      <Rect x={-28} y={-86} w={56} h={13} r={6} fill={art('wood')} />
      <Rect x={-26} y={-62} w={6} h={26} r={3} fill={art('mint')} />
      <Leaf x={20} y={-84} l={20} deg={30} />
    </>
  )
}

/** The stall of the market. */
function StallMark() {
  return (
    <>
      <Shadow x={0} y={1} w={104} />
      <Rect x={-42} y={-58} w={6} h={58} r={3} fill={art('wood-deep')} />
      <Rect x={36} y={-58} w={6} h={58} r={3} fill={art('wood-deep')} />
      <Rect x={-50} y={-82} w={20} h={22} fill={art('coral')} />
      <Dot x={-40} y={-60} r={10} fill={art('coral')} />
      <Rect x={-30} y={-82} w={20} h={22} fill={art('cream')} />
      <Dot x={-20} y={-60} r={10} fill={art('cream')} />
      <Rect x={-10} y={-82} w={20} h={22} fill={art('coral')} />
      <Dot x={0} y={-60} r={10} fill={art('coral')} />
      <Rect x={10} y={-82} w={20} h={22} fill={art('cream')} />
      <Dot x={20} y={-60} r={10} fill={art('cream')} />
      <Rect x={30} y={-82} w={20} h={22} fill={art('coral')} />
      <Dot x={40} y={-60} r={10} fill={art('coral')} />
      <Rect x={-54} y={-88} w={108} h={9} r={4.5} fill={art('wood-deep')} />
      <Rect x={-46} y={-30} w={92} h={30} r={6} fill={art('wood')} />
      <Rect x={-50} y={-34} w={100} h={9} r={4.5} fill={art('wood-deep')} />
      <Dot x={-30} y={-40} r={7} fill={art('rose')} />
      <Dot x={-17} y={-40} r={7} fill={art('rose')} />
      <Dot x={2} y={-40} r={7} fill={art('mint')} />
      <Dot x={15} y={-40} r={7} fill={art('mint')} />
      <Dot x={31} y={-40} r={7} fill={art('koin-edge')} />
      <Turn deg={-6} x={0} y={-14}>
        <Rect x={-12} y={-22} w={26} h={14} r={5} fill={art('white')} />
        <Rect x={-3} y={-17} w={12} h={4} r={2} fill={art('ink')} />
      </Turn>
    </>
  )
}

/** Three piles that grow higher. */
function PilesMark() {
  return (
    <>
      <Shadow x={-34} y={1} w={36} />
      <Pile x={-34} y={0} n={2} w={28} h={8} />
      <Sprout x={-34} y={-15} k={0.7} />
      <Shadow x={-6} y={1} w={36} />
      <Pile x={-6} y={0} n={4} w={28} h={8} />
      <Sprout x={-6} y={-31} k={0.95} />
      <Shadow x={26} y={1} w={36} />
      <Pile x={26} y={0} n={7} w={28} h={8} />
      <Sprout x={26} y={-55} k={1.3} />
      <Line d="M-46 -40Q-4 -52 34 -96" stroke={art('white')} w={3} dash="1 8" />
    </>
  )
}

/** The lighthouse of the harbour. */
function LighthouseMark() {
  return (
    <>
      <Shadow x={0} y={1} w={70} />
      <SoftShape d="M-15 -70H15L22 -4H-22Z" fill={art('white')} w={6} />
      <SoftShape d="M-17 -48H17L19 -30H-19Z" fill={art('coral')} w={2} />
      <Rect x={-22} y={-78} w={44} h={8} r={4} fill={art('wood-deep')} />
      <Rect x={-13} y={-98} w={26} h={22} r={6} fill={art('cream')} />
      <SoftShape d="M-16 -100H16L0 -114Z" fill={art('coral')} w={4} />
      <Rect x={-5} y={-94} w={10} h={12} r={5} fill={art('koin-edge')} />
      <Rect x={-6} y={-18} w={12} h={18} r={6} fill={art('wood-deep')} />
    </>
  )
}

/** The signpost with two arms. */
function SignMark() {
  return (
    <>
      <Shadow x={0} y={1} w={80} />
      <Rect x={-3} y={-84} w={7} h={84} r={3} fill={art('wood-deep')} />
      <SoftShape d="M-34 -78H20L32 -69L20 -60H-34Z" fill={art('white')} w={5} />
      <SoftShape d="M34 -50H-18L-30 -41L-18 -32H34Z" fill={art('koin-edge')} w={5} />
      <Rect x={-24} y={-72} w={30} h={5} r={2.5} fill={art('ink')} />
      <Rect x={-8} y={-44} w={30} h={5} r={2.5} fill={art('white')} />
      <Leaf x={12} y={0} l={16} deg={30} />
      <Leaf x={-10} y={0} l={12} deg={-30} />
    </>
  )
}
