import { art } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, Ring, SoftShape, Turn } from '../shapes.tsx'

/** Things on a 40 grid: what the later stops of the learning path are about. */
export const moneyThings = {
  days: (
    <>
      <Rect x={5} y={8} w={30} h={28} r={6} fill={art('white')} />
      <Rect x={5} y={8} w={30} h={8} r={4} fill={art('mint')} />
      <Line d="M12 5v7M28 5v7" stroke={art('wood-deep')} w={3} />
      <Koin x={20} y={26} r={7} />
    </>
  ),
  clock: (
    <>
      <Dot x={20} y={21} r={15} fill={art('white')} />
      <Ring x={20} y={21} r={15} stroke={art('mint')} w={4} />
      <Line d="M20 21V12M20 21L27 25" stroke={art('ink')} w={3} />
      <Leaf x={20} y={8} l={8} deg={24} />
    </>
  ),
  noodles: (
    <>
      <Line d="M13 8q4 4 0 8M20 6q4 4 0 8M27 8q4 4 0 8" stroke={art('wood')} w={2.4} />
      <path d="M4 20h32a16 14 0 0 1-32 0Z" fill={art('coral')} />
      <Rect x={4} y={18} w={32} h={5} r={2.5} fill={art('cream')} />
      <Rect x={14} y={32} w={12} h={4} r={2} fill={art('wood-deep')} />
    </>
  ),
  shelf: (
    <>
      <Rect x={8} y={8} w={9} h={17} r={3} fill={art('coral')} />
      <Rect x={20} y={12} w={12} h={13} r={3} fill={art('mint')} />
      <Rect x={4} y={25} w={32} h={4} r={2} fill={art('wood-deep')} />
      <Rect x={8} y={30} w={11} h={6} r={2} fill={art('white')} />
      <Rect x={22} y={30} w={11} h={6} r={2} fill={art('koin-edge')} />
    </>
  ),
  receipt: (
    <>
      <SoftShape d="M10 6H30V34L26 31L22 34L18 31L14 34L10 31Z" fill={art('white')} w={3} />
      <Line d="M14 12h12M14 18h12" stroke={art('wood')} w={2.4} />
      <Line d="M14 24h8" stroke={art('coral')} w={3} />
    </>
  ),
  slices: (
    <>
      <Rect x={4} y={14} w={9} h={18} r={4} fill={art('coral')} />
      <Rect x={15.5} y={14} w={9} h={18} r={4} fill={art('coral')} />
      <Rect x={27} y={14} w={9} h={18} r={4} fill={art('cream')} />
      <Line d="M8.5 8v3M20 8v3M31.5 8v3" stroke={art('wood-deep')} w={3} />
    </>
  ),
  steps: (
    <>
      <Rect x={4} y={26} w={10} h={10} r={3} fill={art('mint')} />
      <Rect x={15} y={18} w={10} h={18} r={3} fill={art('violet')} />
      <Rect x={26} y={8} w={10} h={28} r={3} fill={art('coral')} />
    </>
  ),
  wave: (
    <>
      <Rect x={4} y={6} w={32} h={28} r={7} fill={art('white')} />
      <Line d="M9 13L16 17L22 27L31 18" stroke={art('violet')} w={3.2} />
      <Dot x={22} y={27} r={3.4} fill={art('coral')} />
    </>
  ),
  key: (
    <>
      <Turn deg={-40} x={20} y={20}>
        <Ring x={11} y={20} r={6} stroke={art('koin-edge')} w={4.5} />
        <Rect x={17} y={18} w={19} h={4.5} r={2.2} fill={art('koin-edge')} />
        <Rect x={27} y={21} w={4} h={6} r={1.6} fill={art('koin-edge')} />
        <Rect x={33} y={21} w={3.5} h={5} r={1.6} fill={art('koin-edge')} />
      </Turn>
    </>
  ),
  phone: (
    <>
      <Rect x={11} y={3} w={18} h={34} r={5} fill={art('ink')} />
      <Rect x={13.5} y={7} w={13} h={24} r={2.5} fill={art('sky')} />
      <Line d="M20 13v8" stroke={art('ink')} w={3} />
      <Dot x={20} y={26} r={1.9} fill={art('ink')} />
    </>
  ),
}
