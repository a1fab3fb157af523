import { art, artSea, artWorld, type World } from '../art-color.ts'
import { At, Dot, Leaf, Line, Pile, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'

const THINGS = { 1: Beach, 2: Canal, 3: Piles, 4: Harbour, 5: Meadow }

/** What only one island of the path has, on its 360×704, between the stops. */
export function IslandThings({ world }: { world: World }) {
  const Things = THINGS[world]
  return <Things />
}

/** A tide pool, a parasol, shells. */
function Beach() {
  return (
    <>
      <Rect x={268} y={494} w={64} h={36} r={18} fill={artSea('sea')} />
      <Line d="M284 506h16M298 516h12" stroke={artSea('sea-line')} w={4} />
      <At x={46} y={448} s={0.86}>
        <Line d="M0 0V-44" stroke={art('wood-deep')} w={4} />
        <path d="M-30 -40a30 27 0 0 1 60 0Z" fill={art('coral')} />
        <path d="M-10 -40a10 27 0 0 1 20 0Z" fill={art('white')} />
        <Rect x={14} y={-6} w={36} h={8} r={4} fill={art('sky')} />
      </At>
      {[
        [70, 640],
        [84, 645],
        [250, 642],
      ].map(([x = 0, y = 0]) => (
        <Dot key={x} x={x} y={y} r={4} fill={art('cream')} />
      ))}
    </>
  )
}

/** A boat with fruit on the canal, bunting, the piles under the market. */
function Canal() {
  return (
    <>
      <Boat x={300} y={514} s={0.96} />
      {(['coral', 'mint', 'koin-edge'] as const).map((fill, i) => (
        <Dot key={fill} x={287 + i * 13} y={497} r={6.5} fill={art(fill)} />
      ))}
      <Line d="M264 498h12M314 530h16" stroke={artSea('sea-line')} w={4} />
      {[70, 160, 250].map((x) => (
        <Rect key={x} x={x} y={656} w={9} h={22} r={4} fill={art('wood-deep')} />
      ))}
      <Line d="M34 420Q80 438 120 424T200 430" stroke={art('wood-deep')} w={2} />
      {[50, 78, 106, 134, 164].map((x, i) => (
        <Dot key={x} x={x} y={432 - (i % 3)} r={5} fill={art(i % 2 ? 'cream' : 'coral')} />
      ))}
    </>
  )
}

/** Piles of koin that grow, and grass. */
function Piles() {
  return (
    <>
      {[1, 3, 5].map((n, i) => (
        <g key={n}>
          <Shadow x={40 + i * 30} y={443} w={30} />
          <Pile x={40 + i * 30} y={442} n={n} w={26} h={6} />
        </g>
      ))}
      <Leaf x={310} y={520} l={18} deg={30} />
      <Leaf x={310} y={520} l={14} deg={-30} />
    </>
  )
}

/** Boats in the bay, a jetty, crates on the quay. */
function Harbour() {
  return (
    <>
      <Line d="M126 700h22M16 690h26M134 610h18" stroke={artSea('sea-line')} w={4} />
      {[36, 56, 76, 96].map((x) => (
        <Rect key={x} x={x} y={644} w={8} h={26} r={4} fill={art('wood-deep')} />
      ))}
      <Rect x={26} y={640} w={88} h={9} r={4.5} fill={art('wood')} />
      <Boat x={136} y={664} s={0.66} />
      <Rect x={306} y={516} w={26} h={20} r={5} fill={art('wood')} />
      <Rect x={312} y={498} w={22} h={20} r={5} fill={art('coral')} />
    </>
  )
}

/** Furrows, a windmill, a kite. */
function Meadow() {
  return (
    <>
      {[0, 1, 2].map((i) => (
        <Line
          key={i}
          d={`M${232 + i * 4} ${522 - i * 16}q40 -10 84 -6`}
          stroke={i % 2 ? art('rose') : artWorld(5, 'lip')}
          w={5}
          dash="1 11"
        />
      ))}
      <At x={44} y={446} s={0.56}>
        <Rect x={-5} y={-54} w={10} h={54} r={5} fill={art('wood')} />
        <Turn deg={24} x={0} y={-54}>
          {[0, 90, 180, 270].map((deg) => (
            <Turn key={deg} deg={deg} x={0} y={-54}>
              <Rect x={-5} y={-92} w={10} h={34} r={5} fill={art('cream')} />
            </Turn>
          ))}
        </Turn>
        <Dot x={0} y={-54} r={6} fill={art('wood-deep')} />
      </At>
      <At x={200} y={110}>
        <SoftShape d="M0 -20L14 0L0 22L-14 0Z" fill={art('coral')} w={4} />
        <Line d="M0 24q8 14 -4 24t4 18" stroke={art('wood-deep')} w={2} />
      </At>
    </>
  )
}

function Boat({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <At x={x} y={y} s={s}>
      <SoftShape d="M-30 -8H30L20 4H-20Z" fill={art('wood')} w={7} />
      <Rect x={-26} y={-13} w={52} h={5} r={2.5} fill={art('wood-deep')} />
    </At>
  )
}
