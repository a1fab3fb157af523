import { art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect, SoftShape } from '../shapes.tsx'

/** Things on a 40 grid: quizzes, clubs, places and papers. */
export const placeThings = {
  book: (
    <>
      <Rect x={6} y={8} w={14} h={25} r={3} fill={art('mint')} />
      <Rect x={20} y={8} w={14} h={25} r={3} fill={art('sky')} />
      <Rect x={18.5} y={8} w={3} h={26} r={1.5} fill={art('wood-deep')} />
      <Line d="M10 15h6M10 20h6M24 15h6M24 20h4" stroke={art('white')} w={2.2} />
    </>
  ),
  mic: (
    <>
      <Rect x={14} y={5} w={12} h={18} r={6} fill={art('violet')} />
      <Line d="M9 18a11 11 0 0 0 22 0M20 29v6M14 36h12" stroke={art('ink')} w={3} />
      <Line d="M17 11h6M17 15h6" stroke={art('white')} w={2} />
    </>
  ),
  bank: (
    <>
      <SoftShape d="M6 15L20 6L34 15Z" fill={art('mint')} w={4} />
      <Rect x={9} y={18} w={5} h={13} r={2} fill={art('white')} />
      <Rect x={18} y={18} w={5} h={13} r={2} fill={art('white')} />
      <Rect x={27} y={18} w={5} h={13} r={2} fill={art('white')} />
      <Rect x={5} y={31} w={30} h={5} r={2.5} fill={art('wood-deep')} />
    </>
  ),
  robo: (
    <>
      <Rect x={4} y={7} w={32} h={27} r={7} fill={art('white')} />
      <Line d="M9 28L16 22L22 24L31 12" stroke={art('leaf-deep')} w={3} />
      <Line d="M9 29h22" stroke={art('mint')} w={3} />
      <Leaf x={31} y={13} l={10} deg={30} />
    </>
  ),
  trail: (
    <>
      <Rect x={3} y={6} w={34} h={29} r={7} fill={art('mint')} />
      <Line d="M11 31C11 23 29 27 29 19S17 15 17 12" stroke={art('cream')} w={5} />
      <Dot x={11} y={29} r={3.5} fill={art('coral')} />
      <Dot x={28.5} y={20} r={3.5} fill={art('violet')} />
      <Dot x={17} y={12} r={3.5} fill={art('koin')} />
    </>
  ),
  flag: (
    <>
      <Rect x={8} y={5} w={4} h={32} r={2} fill={art('wood-deep')} />
      <SoftShape d="M14 9H32L27 15L32 21H14Z" fill={art('coral')} w={4} />
      <Leaf x={23} y={20} l={9} deg={0} fill={art('cream')} vein={art('coral')} />
    </>
  ),
  video: (
    <>
      <Rect x={4} y={9} w={32} h={22} r={7} fill={art('rose')} />
      <SoftShape d="M17 15L25 20L17 25Z" fill={art('white')} w={3} />
    </>
  ),
  tile: (
    <>
      <Rect x={3} y={13} w={16} h={16} r={5} fill={art('white')} />
      <Rect x={21} y={13} w={16} h={16} r={5} fill={art('mint')} />
      <Line d="M8 24q0-7 5-6M26 21h6M29 18v6" stroke={art('ink')} w={2.6} />
    </>
  ),
  grid: (
    <>
      <Rect x={4} y={4} w={10} h={10} r={3} fill={art('koin-edge')} />
      <Rect x={15} y={4} w={10} h={10} r={3} fill={art('white')} />
      <Rect x={26} y={4} w={10} h={10} r={3} fill={art('white')} />
      <Rect x={15} y={15} w={10} h={10} r={3} fill={art('koin-edge')} />
      <Rect x={4} y={26} w={10} h={10} r={3} fill={art('white')} />
      <Rect x={15} y={26} w={10} h={10} r={3} fill={art('white')} />
      <Rect x={26} y={26} w={10} h={10} r={3} fill={art('koin-edge')} />
    </>
  ),
  ball: (
    <>
      <Dot x={20} y={21} r={14} fill={art('coral')} />
      <Line d="M8 15q12 8 24 0M8 28q12-8 24 0" stroke={art('white')} w={3} />
    </>
  ),
  green: (
    <>
      <Rect x={9} y={24} w={22} h={12} r={5} fill={art('wood')} />
      <Leaf x={20} y={25} l={18} deg={-34} />
      <Leaf x={20} y={25} l={20} deg={30} />
    </>
  ),
  news: (
    <>
      <Rect x={5} y={6} w={30} h={28} r={6} fill={art('white')} />
      <Rect x={10} y={11} w={20} h={8} r={3} fill={art('coral')} />
      <Line d="M10 25h20M10 30h12" stroke={art('wood')} w={2.6} />
    </>
  ),
  ledger: (
    <>
      <Rect x={7} y={5} w={26} h={30} r={5} fill={art('sky')} />
      <Rect x={11} y={10} w={18} h={20} r={3} fill={art('white')} />
      <Line d="M14 16h12M14 21h12M14 26h6" stroke={art('wood')} w={2.2} />
    </>
  ),
  cam: (
    <>
      <Rect x={5} y={10} w={30} h={24} r={7} fill={art('rose')} />
      <Dot x={20} y={22} r={8} fill={art('white')} />
      <Dot x={20} y={22} r={4} fill={art('ink')} />
      <Rect x={25} y={7} w={6} h={5} r={2} fill={art('rose')} />
    </>
  ),
}
