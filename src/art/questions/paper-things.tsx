import { art } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Pile, Rect, Ring, SoftShape, Sprout, Turn } from '../shapes.tsx'

/** Things on a 40 grid: papers, places and signs of money. */
export const paperThings = {
  bond: (
    <>
      <Rect x={4} y={7} w={32} h={24} r={4} fill={art('cream')} />
      <Line d="M10 13h20M10 18h13" stroke={art('wood')} w={2.2} />
      <Line d="M8.5 26h9" stroke={art('wood')} w={2} />
      <SoftShape d="M25 27L24 36L28 33.5L32 36L31 27Z" fill={art('coral')} w={2} />
      <Dot x={28} y={25} r={5} fill={art('coral')} />
      <Dot x={28} y={25} r={2.2} fill={art('cream')} />
    </>
  ),
  stock: (
    <>
      <Rect x={4} y={5} w={32} h={31} r={6} fill={art('white')} />
      <Line d="M11 11v18M20 9v20M29 14v17" stroke={art('wood-deep')} w={2} />
      <Rect x={8.5} y={16} w={5} h={9} r={1.5} fill={art('coral')} />
      <Rect x={17.5} y={12} w={5} h={11} r={1.5} fill={art('leaf-deep')} />
      <Rect x={26.5} y={18} w={5} h={8} r={1.5} fill={art('coral')} />
    </>
  ),
  form: (
    <>
      <Rect x={7} y={6} w={26} h={31} r={5} fill={art('wood')} />
      <Rect x={10} y={10} w={20} h={24} r={3} fill={art('white')} />
      <Rect x={14} y={3} w={12} h={7} r={3} fill={art('wood-deep')} />
      <Line d="M13 16l2 2 3-4M13 23l2 2 3-4" stroke={art('leaf-deep')} w={2.2} />
      <Line d="M21 17h6M21 24h6M14 30h13" stroke={art('wood')} w={2.2} />
    </>
  ),
  contract: (
    <>
      <Rect x={6} y={4} w={25} h={32} r={4} fill={art('white')} />
      <Line d="M11 11h15M11 16h15M11 21h9" stroke={art('wood')} w={2.2} />
      <Line d="M10 30q3-5 5-1t5-1" stroke={art('ink')} w={2} />
      <Turn deg={36} x={29} y={25}>
        <Rect x={27} y={10} w={5} h={18} r={2} fill={art('violet')} />
        <SoftShape d="M28 29H31L29.5 33Z" fill={art('ink')} w={1} />
      </Turn>
    </>
  ),
  tax: (
    <>
      <SoftShape d="M7 6H27V34L23.5 31L20 34L16.5 31L13 34L7 31Z" fill={art('white')} w={3} />
      <Line d="M11 12h12M11 17h12" stroke={art('wood')} w={2.2} />
      <Line d="M12 28L21 22" stroke={art('coral')} w={2.4} />
      <Dot x={13} y={23} r={2.2} fill={art('coral')} />
      <Dot x={20.5} y={27.5} r={2.2} fill={art('coral')} />
      <Koin x={31} y={29} r={7} />
    </>
  ),
  law: (
    <>
      <Rect x={18.5} y={7} w={3} h={27} r={1.5} fill={art('wood-deep')} />
      <Rect x={11} y={33} w={18} h={4} r={2} fill={art('wood-deep')} />
      <Line d="M7 11h26" stroke={art('wood-deep')} w={3} />
      <Line d="M8 11L3.5 22M8 11L12.5 22M32 11L27.5 22M32 11L36.5 22" stroke={art('wood')} w={1.8} />
      <path d="M2 22h12a6 6 0 0 1-12 0ZM26 22h12a6 6 0 0 1-12 0Z" fill={art('koin-edge')} />
      <Dot x={20} y={7} r={3} fill={art('coral')} />
    </>
  ),
  identity: (
    <>
      <Rect x={3} y={8} w={34} h={25} r={5} fill={art('sky')} />
      <Rect x={3} y={8} w={34} h={6} r={3} fill={art('white')} />
      <Rect x={7} y={18} w={10} h={11} r={3} fill={art('white')} />
      <Dot x={12} y={22} r={2.6} fill={art('wood')} />
      <Rect x={8.5} y={25} w={7} h={4} r={2} fill={art('wood')} />
      <Line d="M21 20h11M21 25h8" stroke={art('white')} w={2.4} />
    </>
  ),
  ticket: (
    <Turn deg={-10} x={20} y={20}>
      <Rect x={3} y={11} w={34} h={19} r={4} fill={art('rose')} />
      <Dot x={26} y={11} r={2.6} fill={art('cream')} />
      <Dot x={26} y={30} r={2.6} fill={art('cream')} />
      <Line d="M26 16v10" stroke={art('cream')} w={2} dash="1 4" />
      <Line d="M8 17h12M8 23h8" stroke={art('white')} w={2.6} />
    </Turn>
  ),
  envelope: (
    <>
      <Koin x={20} y={11} r={7} />
      <Rect x={4} y={12} w={32} h={23} r={4} fill={art('cream')} />
      <Line d="M5 15L20 26L35 15" stroke={art('wood')} w={2.6} />
    </>
  ),
  drawing: (
    <>
      <Rect x={4} y={5} w={27} h={27} r={4} fill={art('white')} />
      <Dot x={13} y={14} r={4} fill={art('koin-edge')} />
      <path d="M7 29l7-9 5 5 4-4 5 8Z" fill={art('mint')} />
      <Turn deg={34} x={30} y={24}>
        <Rect x={28} y={6} w={4.4} h={18} r={2} fill={art('wood-deep')} />
        <SoftShape d="M28.5 25H32L30.5 32Z" fill={art('coral')} w={2} />
      </Turn>
    </>
  ),
  circle: (
    <>
      <Ring x={20} y={21} r={12} stroke={art('wood')} w={2} />
      {[
        [20, 8],
        [32, 17],
        [27.5, 31],
        [12.5, 31],
        [8, 17],
      ].map(([x = 0, y = 0]) => (
        <Koin key={`${x} ${y}`} x={x} y={y} r={5.4} />
      ))}
    </>
  ),
  interest: (
    <>
      <Pile x={11} y={36} n={2} w={14} h={5} />
      <Pile x={28} y={36} n={4} w={16} h={5} />
      <Sprout x={28} y={16.5} k={0.8} />
    </>
  ),
  loan: (
    <>
      <Pile x={29} y={36} n={3} w={17} h={5.5} />
      <Rect x={3} y={9} w={20} h={27} r={4} fill={art('white')} />
      <Line d="M7 15h12M7 20h12M7 25h7" stroke={art('wood')} w={2.2} />
      <Line d="M8 31h10" stroke={art('coral')} w={3} />
    </>
  ),
  currency: (
    <>
      <Dot x={20} y={19} r={15} fill={art('sky')} />
      <Line d="M20 4q-9 15 0 30M20 4q9 15 0 30M6 14h28M6 24h28" stroke={art('white')} w={2} />
      <Koin x={30} y={29} r={7.5} />
    </>
  ),
  home: (
    <>
      <SoftShape d="M5 19L20 6L35 19Z" fill={art('coral')} w={4} />
      <Rect x={8} y={18} w={24} h={18} r={3} fill={art('cream')} />
      <Rect x={17} y={25} w={7} h={11} r={2} fill={art('wood-deep')} />
      <Rect x={11} y={22} w={5} h={5} r={1.5} fill={art('sky')} />
      <Rect x={26} y={22} w={4} h={5} r={1.5} fill={art('sky')} />
    </>
  ),
  room: (
    <>
      <Rect x={6} y={3} w={28} h={33} r={4} fill={art('wood')} />
      <Rect x={9} y={6} w={22} h={27} r={2} fill={art('cream')} />
      {[9, 18, 27].map((y) =>
        [12, 22].map((x) => <Rect key={`${x} ${y}`} x={x} y={y} w={6} h={5} r={1.5} fill={art('sky')} />),
      )}
      <Rect x={17} y={27} w={6} h={9} r={2} fill={art('wood-deep')} />
    </>
  ),
  company: (
    <>
      <Rect x={4} y={14} w={15} h={22} r={3} fill={art('violet')} />
      <Rect x={17} y={5} w={18} h={31} r={3} fill={art('white')} />
      {[9, 16, 23].map((y) =>
        [20.5, 27.5].map((x) => <Rect key={`${x} ${y}`} x={x} y={y} w={4} h={4} r={1} fill={art('sky')} />),
      )}
      <Rect x={8} y={19} w={7} h={3} r={1.5} fill={art('white')} />
      <Rect x={8} y={26} w={7} h={3} r={1.5} fill={art('white')} />
      <Rect x={23} y={29} w={6} h={7} r={1.5} fill={art('wood-deep')} />
    </>
  ),
  factory: (
    <>
      <Rect x={28} y={6} w={5} h={20} r={2} fill={art('wood-deep')} />
      <SoftShape d="M5 34V18L14 23V18L23 23V18L33 23V34Z" fill={art('coral')} w={4} />
      <Rect x={9} y={27} w={5} h={5} r={1.5} fill={art('cream')} />
      <Rect x={18} y={27} w={5} h={5} r={1.5} fill={art('cream')} />
      <Rect x={27} y={27} w={5} h={5} r={1.5} fill={art('cream')} />
    </>
  ),
  city: (
    <>
      <SoftShape d="M8 15L20 8L32 15Z" fill={art('violet')} w={3} />
      <Line d="M20 8V2" stroke={art('wood-deep')} w={2} />
      <Rect x={20} y={2} w={8} h={4} r={1} fill={art('coral')} />
      <Rect x={6} y={17} w={28} h={19} r={3} fill={art('white')} />
      <Line d="M11 21v11M17 21v11M23 21v11M29 21v11" stroke={art('violet')} w={3} />
      <Rect x={4} y={33} w={32} h={4} r={2} fill={art('wood-deep')} />
    </>
  ),
  school: (
    <>
      <SoftShape d="M4 17L20 8L36 17L20 25Z" fill={art('ink')} w={2} />
      <path d="M10 21v8q10 7 20 0v-8l-10 5Z" fill={art('violet')} />
      <Line d="M34 18v11" stroke={art('koin-edge')} w={2.2} />
      <Dot x={34} y={31} r={2.6} fill={art('koin-edge')} />
    </>
  ),
  camp: (
    <>
      <SoftShape d="M20 9L36 34H4Z" fill={art('coral')} w={3} />
      <SoftShape d="M20 18L27 34H13Z" fill={art('cream')} w={2} />
      <Line d="M20 9V4" stroke={art('wood-deep')} w={2.6} />
      <Leaf x={36} y={35} l={9} deg={20} />
    </>
  ),
  ship: (
    <>
      <Rect x={9} y={13} w={9} h={9} r={1.5} fill={art('coral')} />
      <Rect x={19} y={13} w={9} h={9} r={1.5} fill={art('mint')} />
      <Rect x={14} y={4} w={9} h={9} r={1.5} fill={art('violet')} />
      <SoftShape d="M4 23H36L31 33H9Z" fill={art('wood-deep')} w={3} />
      <Line d="M3 36q4-3 8 0t8 0 8 0 9 0" stroke={art('sky')} w={2.6} />
    </>
  ),
}
