import { art } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Pile, Rect, Ring, SoftShape, Sprout, Turn } from '../shapes.tsx'

/** Things on a 40 grid: what one learns and does with money. */
export const lessonThings = {
  target: (
    <>
      <Dot x={20} y={20} r={15} fill={art('white')} />
      <Ring x={20} y={20} r={15} stroke={art('coral')} w={5} />
      <Dot x={20} y={20} r={6} fill={art('coral')} />
      <Line d="M20 20L34 6" stroke={art('wood-deep')} w={3} />
    </>
  ),
  jar: (
    <>
      <Rect x={8} y={11} w={24} h={25} r={8} fill={art('white')} />
      <Rect x={11} y={21} w={18} h={12} r={5} fill={art('koin-edge')} />
      <Koin x={17} y={22} r={5} />
      <Koin x={24} y={24} r={5} />
      <Rect x={10} y={6} w={20} h={6} r={3} fill={art('wood')} />
    </>
  ),
  grow: (
    <>
      <Pile x={20} y={36} n={2} w={26} h={6} />
      <Sprout x={20} y={25} />
    </>
  ),
  scale: (
    <>
      <Rect x={18.5} y={8} w={3} h={27} r={1.5} fill={art('wood-deep')} />
      <Rect x={12} y={33} w={16} h={4} r={2} fill={art('wood-deep')} />
      <Line d="M7 13h26" stroke={art('wood-deep')} w={3} />
      <Dot x={8} y={21} r={6} fill={art('coral')} />
      <Dot x={32} y={21} r={6} fill={art('mint')} />
    </>
  ),
  tag: (
    <>
      <Turn deg={-18} x={20} y={20}>
        <SoftShape d="M8 12H26L34 20L26 28H8Z" fill={art('coral')} w={5} />
        <Dot x={27} y={20} r={2.6} fill={art('white')} />
        <Rect x={10} y={18} w={11} h={4} r={2} fill={art('white')} />
      </Turn>
    </>
  ),
  card: (
    <>
      <Turn deg={-8} x={20} y={20}>
        <Rect x={4} y={10} w={32} h={22} r={5} fill={art('violet')} />
        <Rect x={4} y={15} w={32} h={5} fill={art('ink')} />
        <Rect x={8} y={25} w={10} h={3} r={1.5} fill={art('white')} />
      </Turn>
    </>
  ),
  pie: (
    <>
      <Dot x={20} y={20} r={15} fill={art('violet')} />
      <path d="M20 20V5a15 15 0 0 1 13 22.5Z" fill={art('coral')} />
      <path d="M20 20L33 27.5A15 15 0 0 1 9 30Z" fill={art('cream')} />
    </>
  ),
  basket: (
    <>
      <Line d="M11 18a9 11 0 0 1 18 0" stroke={art('wood-deep')} w={3} />
      <Rect x={5} y={17} w={30} h={18} r={7} fill={art('wood')} />
      <Line d="M12 22v9M20 22v9M28 22v9" stroke={art('wood-deep')} w={2.4} />
      <Dot x={14} y={15} r={4} fill={art('coral')} />
      <Dot x={24} y={14} r={5} fill={art('mint')} />
    </>
  ),
  drops: (
    <>
      <Rect x={5} y={8} w={30} h={28} r={6} fill={art('white')} />
      <Rect x={5} y={8} w={30} h={8} r={4} fill={art('violet')} />
      <Dot x={12} y={22} r={2.6} fill={art('koin-edge')} />
      <Dot x={20} y={22} r={2.6} fill={art('koin-edge')} />
      <Dot x={28} y={22} r={2.6} fill={art('koin-edge')} />
      <Dot x={12} y={30} r={2.6} fill={art('koin-edge')} />
      <Dot x={20} y={30} r={2.6} fill={art('koin-edge')} />
    </>
  ),
  chat: (
    <>
      <Rect x={4} y={6} w={32} h={23} r={8} fill={art('sky')} />
      <SoftShape d="M12 28V34L20 28Z" fill={art('sky')} w={3} />
      <Line d="M20 11v8" stroke={art('ink')} w={3.4} />
      <Dot x={20} y={24.5} r={2.2} fill={art('ink')} />
    </>
  ),
  brolly: (
    <>
      <Line d="M20 8v24q0 4 4 4" stroke={art('wood-deep')} w={3} />
      <path d="M5 21a15 15 0 0 1 30 0q-5-4-7.5 0-2.5-4-7.5 0-5-4-7.5 0-2.5-4-7.5 0Z" fill={art('sky')} />
    </>
  ),
  week: (
    <>
      <Rect x={5} y={8} w={30} h={28} r={6} fill={art('white')} />
      <Rect x={5} y={8} w={30} h={8} r={4} fill={art('rose')} />
      <Rect x={10} y={20} w={20} h={4} r={2} fill={art('mint')} />
      <Rect x={10} y={27} w={12} h={4} r={2} fill={art('coral')} />
    </>
  ),
  pouch: (
    <>
      <Rect x={8} y={14} w={24} h={22} r={10} fill={art('rose')} />
      <Line d="M13 14h14" stroke={art('wood-deep')} w={4} />
      <Koin x={20} y={26} r={6} />
      <Leaf x={20} y={13} l={9} deg={24} />
    </>
  ),
  shop: (
    <>
      <Rect x={7} y={17} w={26} h={19} r={4} fill={art('cream')} />
      <Rect x={5} y={7} w={10} h={13} r={4} fill={art('rose')} />
      <Rect x={15} y={7} w={10} h={13} r={4} fill={art('coral')} />
      <Rect x={25} y={7} w={10} h={13} r={4} fill={art('rose')} />
      <Rect x={17} y={24} w={9} h={12} r={3} fill={art('wood')} />
    </>
  ),
  quiz: (
    <>
      <Rect x={6} y={6} w={28} h={28} r={9} fill={art('violet')} />
      <Line d="M16 16a4 4 0 1 1 5 4.5q-1 .5-1 2.5" stroke={art('white')} w={3} />
      <Dot x={20} y={28} r={2} fill={art('white')} />
    </>
  ),
  eye: (
    <>
      <Rect x={4} y={8} w={32} h={24} r={7} fill={art('cream')} />
      <path d="M8 20q12-14 24 0q-12 14-24 0Z" fill={art('white')} />
      <Dot x={20} y={20} r={6} fill={art('leaf-deep')} />
      <Dot x={21.5} y={18.5} r={1.8} fill={art('white')} />
    </>
  ),
  phones: (
    <>
      <Line d="M8 24v-4a12 12 0 0 1 24 0v4" stroke={art('coral')} w={3.6} />
      <Rect x={4} y={21} w={9} h={14} r={4.5} fill={art('violet')} />
      <Rect x={27} y={21} w={9} h={14} r={4.5} fill={art('violet')} />
    </>
  ),
}
