import { art } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, Ring, SoftShape, Turn } from '../shapes.tsx'

/** Things on a 40 grid with a screen, a plug or a string. */
export const deviceThings = {
  call: (
    <>
      <Rect x={9} y={4} w={17} h={32} r={5} fill={art('ink')} />
      <Rect x={11.5} y={8} w={12} h={22} r={2.5} fill={art('mint')} />
      <Dot x={17.5} y={17} r={4} fill={art('white')} />
      <Line d="M29 12q4 7 0 14M33 9q6 10 0 20" stroke={art('coral')} w={2.6} />
    </>
  ),
  qr: (
    <>
      <Rect x={17.5} y={28} w={5} h={9} r={2} fill={art('wood-deep')} />
      <Rect x={7} y={3} w={26} h={28} r={5} fill={art('white')} />
      <Rect x={11} y={7} w={7} h={7} r={1.6} fill={art('ink')} />
      <Rect x={22} y={7} w={7} h={7} r={1.6} fill={art('ink')} />
      <Rect x={11} y={18} w={7} h={7} r={1.6} fill={art('ink')} />
      <Rect x={22} y={18} w={3} h={3} r={0.8} fill={art('ink')} />
      <Rect x={26} y={22} w={3} h={3} r={0.8} fill={art('ink')} />
      <Rect x={12} y={27} w={16} h={2.4} r={1.2} fill={art('sky')} />
    </>
  ),
  game: (
    <>
      <Rect x={3} y={12} w={34} h={20} r={10} fill={art('violet')} />
      <Dot x={10} y={31} r={4} fill={art('violet')} />
      <Dot x={30} y={31} r={4} fill={art('violet')} />
      <Line d="M12 18v8M8 22h8" stroke={art('white')} w={3.2} />
      <Dot x={27} y={25} r={2.4} fill={art('coral')} />
      <Dot x={31} y={20} r={2.4} fill={art('mint')} />
    </>
  ),
  gacha: (
    <>
      <Rect x={8} y={21} w={24} h={15} r={4} fill={art('coral')} />
      <Dot x={20} y={14} r={11} fill={art('white')} />
      <Dot x={15} y={16} r={3.6} fill={art('rose')} />
      <Dot x={23} y={18} r={3.6} fill={art('mint')} />
      <Dot x={22} y={9} r={3.6} fill={art('sky')} />
      <Rect x={8} y={22} w={24} h={4} r={2} fill={art('wood-deep')} />
      <Dot x={20} y={30} r={3.4} fill={art('cream')} />
    </>
  ),
  laptop: (
    <>
      <Rect x={7} y={9} w={26} h={19} r={4} fill={art('ink')} />
      <Rect x={9.5} y={11.5} w={21} h={14} r={2} fill={art('sky')} />
      <Rect x={3} y={29} w={34} h={6} r={3} fill={art('wood')} />
      <Line d="M14 17h8M14 21h12" stroke={art('white')} w={2.2} />
    </>
  ),
  fan: (
    <>
      <Line d="M20 22V33" stroke={art('wood-deep')} w={3.4} />
      <Rect x={11} y={32} w={18} h={4} r={2} fill={art('wood-deep')} />
      <Dot x={20} y={16} r={13} fill={art('white')} />
      <Leaf x={20} y={16} l={11} deg={0} fill={art('sky')} vein={art('sky')} />
      <Leaf x={20} y={16} l={11} deg={120} fill={art('sky')} vein={art('sky')} />
      <Leaf x={20} y={16} l={11} deg={240} fill={art('sky')} vein={art('sky')} />
      <Ring x={20} y={16} r={13} stroke={art('ink')} w={2} />
      <Dot x={20} y={16} r={2.6} fill={art('ink')} />
    </>
  ),
  lamp: (
    <>
      <Dot x={20} y={15} r={11} fill={art('cream')} />
      <Rect x={15} y={23} w={10} h={6} r={2} fill={art('cream')} />
      <Rect x={14.5} y={28} w={11} h={4} r={2} fill={art('wood-deep')} />
      <Rect x={16} y={33} w={8} h={3.4} r={1.7} fill={art('wood-deep')} />
      <Line d="M16 16l4 5 4-5" stroke={art('coral')} w={2.4} />
    </>
  ),
  guitar: (
    <Turn deg={32} x={20} y={20}>
      <Rect x={18} y={-1} w={4} h={22} r={2} fill={art('wood-deep')} />
      <Rect x={16.5} y={-3} w={7} h={6} r={2} fill={art('wood-deep')} />
      <Dot x={20} y={22} r={7} fill={art('coral')} />
      <Dot x={20} y={31} r={9} fill={art('coral')} />
      <Dot x={20} y={26} r={3.2} fill={art('ink')} />
      <Line d="M16 34h8" stroke={art('wood-deep')} w={2.4} />
    </Turn>
  ),
  music: (
    <>
      <Line d="M15 29V9l15-3v20" stroke={art('ink')} w={3} />
      <Line d="M15 14l15-3" stroke={art('ink')} w={3} />
      <Dot x={11.5} y={30} r={5} fill={art('rose')} />
      <Dot x={26.5} y={27} r={5} fill={art('rose')} />
    </>
  ),
  printer: (
    <>
      <Rect x={11} y={4} w={18} h={14} r={2} fill={art('white')} />
      <Rect x={4} y={14} w={32} h={15} r={5} fill={art('violet')} />
      <Rect x={10} y={23} w={20} h={13} r={2} fill={art('white')} />
      <Line d="M14 28h12M14 32h7" stroke={art('wood')} w={2} />
      <Dot x={31} y={19} r={1.8} fill={art('mint')} />
    </>
  ),
  megaphone: (
    <Turn deg={-12} x={20} y={20}>
      <SoftShape d="M12 17L30 8V31L12 23Z" fill={art('coral')} w={4} />
      <Rect x={4} y={15} w={9} h={10} r={3} fill={art('cream')} />
      <Line d="M12 26l3 8" stroke={art('wood-deep')} w={4} />
      <Line d="M35 14l3-2M36 20h3M35 26l3 2" stroke={art('wood-deep')} w={2.2} />
    </Turn>
  ),
  wallet: (
    <>
      <Koin x={24} y={11} r={7} />
      <Rect x={4} y={12} w={32} h={23} r={6} fill={art('wood')} />
      <Rect x={4} y={12} w={32} h={6} r={3} fill={art('wood-deep')} />
      <Rect x={25} y={20} w={12} h={9} r={4} fill={art('wood-deep')} />
      <Dot x={30} y={24.5} r={2} fill={art('koin')} />
    </>
  ),
}
