import { art } from '../art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, Ring, SoftShape, Turn } from '../shapes.tsx'

/** Things on a 40 grid that are bought, worn, eaten or ridden. */
export const goodsThings = {
  dice: (
    <>
      <Turn deg={-8} x={15} y={22}>
        <Rect x={4} y={11} w={21} h={21} r={5} fill={art('white')} />
        {[
          [9.5, 16.5],
          [19.5, 16.5],
          [14.5, 21.5],
          [9.5, 26.5],
          [19.5, 26.5],
        ].map(([x = 0, y = 0]) => (
          <Dot key={`${x} ${y}`} x={x} y={y} r={1.9} fill={art('ink')} />
        ))}
      </Turn>
      <Turn deg={14} x={29} y={27}>
        <Rect x={22} y={20} w={15} h={15} r={4} fill={art('coral')} />
        <Dot x={26.5} y={24.5} r={1.7} fill={art('white')} />
        <Dot x={32.5} y={30.5} r={1.7} fill={art('white')} />
      </Turn>
    </>
  ),
  bus: (
    <>
      <Rect x={2} y={9} w={36} h={22} r={5} fill={art('coral')} />
      <Rect x={2} y={23} w={36} h={4} fill={art('cream')} />
      <Rect x={5} y={13} w={7} h={7} r={2} fill={art('sky')} />
      <Rect x={14} y={13} w={7} h={7} r={2} fill={art('sky')} />
      <Rect x={23} y={13} w={5} h={14} r={2} fill={art('white')} />
      <Rect x={30} y={13} w={6} h={8} r={2} fill={art('sky')} />
      <Dot x={10} y={32} r={4.4} fill={art('ink')} />
      <Dot x={30} y={32} r={4.4} fill={art('ink')} />
      <Dot x={10} y={32} r={1.7} fill={art('white')} />
      <Dot x={30} y={32} r={1.7} fill={art('white')} />
    </>
  ),
  bicycle: (
    <>
      <Ring x={9} y={28} r={7} stroke={art('ink')} w={2.6} />
      <Ring x={31} y={28} r={7} stroke={art('ink')} w={2.6} />
      <Line d="M9 28L15 16H27L20 28ZM27 16L31 28M20 28L14 13M26 11L28 16" stroke={art('coral')} w={2.8} />
      <Line d="M11 13h6M23 11h6" stroke={art('wood-deep')} w={3} />
      <Dot x={20} y={28} r={2.2} fill={art('wood-deep')} />
    </>
  ),
  motorbike: (
    <>
      <Ring x={8.5} y={29} r={6} stroke={art('ink')} w={3.6} />
      <Ring x={31.5} y={29} r={6} stroke={art('ink')} w={3.6} />
      <Line d="M31 28L26 11" stroke={art('wood-deep')} w={3} />
      <Line d="M22 10h6" stroke={art('ink')} w={3} />
      <SoftShape d="M7 20H21L26 15L28 22L23 28H12Z" fill={art('coral')} w={4} />
      <Rect x={6} y={15} w={14} h={5} r={2.5} fill={art('ink')} />
      <Dot x={29} y={15} r={2.6} fill={art('cream')} />
    </>
  ),
  cup: (
    <>
      <Line d="M23 9L27 2" stroke={art('coral')} w={2.6} />
      <SoftShape d="M11 12H29L26 34H14Z" fill={art('white')} w={3} />
      <SoftShape d="M12.5 19H27.5L25.5 33H14.5Z" fill={art('wood')} w={2} />
      <Rect x={8} y={8} w={24} h={5} r={2.5} fill={art('mint')} />
      <Dot x={17} y={30} r={1.8} fill={art('ink')} />
      <Dot x={22} y={31} r={1.8} fill={art('ink')} />
      <Dot x={20} y={27} r={1.8} fill={art('ink')} />
    </>
  ),
  bottle: (
    <>
      <Rect x={16} y={3} w={8} h={6} r={2} fill={art('mint')} />
      <Rect x={12} y={8} w={16} h={28} r={6} fill={art('white')} />
      <Rect x={12} y={16} w={16} h={11} fill={art('sky')} />
      <Line d="M16 21.5h8" stroke={art('white')} w={2.4} />
    </>
  ),
  snack: (
    <>
      <SoftShape d="M9 9H31L29 20L31 34H9L11 20Z" fill={art('rose')} w={3} />
      <Line d="M9 8.5H31M9 34.5H31" stroke={art('cream')} w={2.6} />
      <Dot x={20} y={21} r={6.5} fill={art('cream')} />
      <Dot x={18} y={19} r={1.3} fill={art('wood-deep')} />
      <Dot x={22.5} y={20.5} r={1.3} fill={art('wood-deep')} />
      <Dot x={19.5} y={24} r={1.3} fill={art('wood-deep')} />
    </>
  ),
  fruit: (
    <>
      <Dot x={11} y={16} r={6} fill={art('coral')} />
      <Dot x={21} y={14} r={6.5} fill={art('mint')} />
      <Dot x={30} y={17} r={5.5} fill={art('coral')} />
      <Leaf x={21} y={9} l={7} deg={40} />
      <Rect x={4} y={19} w={32} h={17} r={3} fill={art('wood')} />
      <Line d="M5 25h30M5 31h30" stroke={art('wood-deep')} w={2.2} />
    </>
  ),
  bag: (
    <>
      <Line d="M14 12v-3a6 6 0 0 1 12 0v3" stroke={art('wood-deep')} w={3} />
      <Rect x={8} y={10} w={24} h={26} r={8} fill={art('sky')} />
      <Rect x={11} y={22} w={18} h={11} r={4} fill={art('white')} />
      <Line d="M14 25.5h12" stroke={art('sky')} w={2.4} />
      <Rect x={13} y={15} w={14} h={3} r={1.5} fill={art('white')} />
    </>
  ),
  shirt: (
    <>
      <SoftShape d="M5 13L13 7H27L35 13L31 19L28 17V34H12V17L9 19Z" fill={art('mint')} w={4} />
      <path d="M15 5.5q5 7 10 0Z" fill={art('white')} />
      <Rect x={22} y={18} w={4} h={5} r={1.2} fill={art('white')} />
    </>
  ),
  shoes: (
    <>
      <SoftShape d="M6 13H14L17 19L29 22Q35 24 34 30H6Z" fill={art('coral')} w={4} />
      <Rect x={4} y={29} w={33} h={6} r={3} fill={art('white')} />
      <Line d="M17 17l-3 3M21 19l-3 3" stroke={art('white')} w={2.4} />
    </>
  ),
  gold: (
    <>
      <Line d="M8 8q-2 22 12 23q14-1 12-23" stroke={art('koin-edge')} w={4.4} />
      <Line d="M8 8q-2 22 12 23q14-1 12-23" stroke={art('koin')} w={2} />
      <SoftShape d="M20 29L24 33L20 37L16 33Z" fill={art('koin-edge')} w={3} />
    </>
  ),
  gift: (
    <>
      <Rect x={7} y={18} w={26} h={18} r={4} fill={art('rose')} />
      <Rect x={5} y={13} w={30} h={8} r={3} fill={art('coral')} />
      <Rect x={17.5} y={13} w={5} h={23} fill={art('cream')} />
      <Line d="M20 12q-9-1-7-6t7 6q-2-11 5-8t-5 8" stroke={art('cream')} w={2.8} />
    </>
  ),
  parcel: (
    <>
      <Rect x={5} y={10} w={30} h={26} r={4} fill={art('wood')} />
      <Rect x={16} y={10} w={8} h={11} r={2} fill={art('wood-deep')} />
      <Rect x={21} y={26} w={11} h={7} r={2} fill={art('white')} />
    </>
  ),
  medicine: (
    <>
      <Line d="M15 12V9a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v3" stroke={art('wood-deep')} w={3} />
      <Rect x={5} y={11} w={30} h={24} r={6} fill={art('white')} />
      <Rect x={17} y={15} w={6} h={16} r={2} fill={art('coral')} />
      <Rect x={12} y={20} w={16} h={6} r={2} fill={art('coral')} />
    </>
  ),
  cat: (
    <>
      <SoftShape d="M10 8L15 13H25L30 8V20A10 10 0 0 1 10 20Z" fill={art('cream')} w={4} />
      <Rect x={11} y={24} w={18} h={12} r={6} fill={art('cream')} />
      <Line d="M29 33q7 0 6-8" stroke={art('wood')} w={3.4} />
      <Dot x={15.5} y={19} r={1.7} fill={art('ink')} />
      <Dot x={24.5} y={19} r={1.7} fill={art('ink')} />
      <Line d="M18.5 23q1.5 1.5 3 0" stroke={art('ink')} w={1.6} />
    </>
  ),
  pot: (
    <>
      <Rect x={7} y={16} w={26} h={20} r={5} fill={art('rose')} />
      <Rect x={5} y={12} w={30} h={7} r={3.5} fill={art('coral')} />
      <Rect x={14} y={14.5} w={12} h={2.6} r={1.3} fill={art('ink')} />
      <Koin x={20} y={7} r={5} />
      <path d="M20 32l-5-5a3.4 3.4 0 0 1 5-4.5a3.4 3.4 0 0 1 5 4.5Z" fill={art('white')} />
    </>
  ),
  cake: (
    <>
      <Rect x={5} y={20} w={30} h={15} r={4} fill={art('cream')} />
      <Rect x={5} y={26} w={30} h={3} fill={art('coral')} />
      <path
        d="M5 22a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v2q-4 5-7.5 0-3.5 5-7.5 0-4 5-7.5 0-3.5 5-7.5 0Z"
        fill={art('rose')}
      />
      <Line d="M20 16V9" stroke={art('sky')} w={3} />
      <Dot x={20} y={5.5} r={2.4} fill={art('koin')} />
      <Rect x={2} y={34} w={36} h={3} r={1.5} fill={art('wood')} />
    </>
  ),
  train: (
    <>
      <SoftShape d="M5 11Q5 7 9 7H31Q35 9 36 17V28H5Z" fill={art('white')} w={3} />
      <Rect x={4} y={22} w={33} h={4} fill={art('leaf-deep')} />
      <Rect x={7} y={11} w={7} h={7} r={2} fill={art('sky')} />
      <Rect x={16} y={11} w={7} h={7} r={2} fill={art('sky')} />
      <Rect x={26} y={11} w={7} h={7} r={2} fill={art('sky')} />
      <Line d="M2 33h36" stroke={art('wood-deep')} w={3} />
      <Line d="M8 36v1M20 36v1M32 36v1" stroke={art('wood-deep')} w={3} />
    </>
  ),
  bars: (
    <>
      <SoftShape d="M5 34L8 26H20L23 34Z" fill={art('koin-edge')} w={3} />
      <SoftShape d="M20 34L23 26H33L36 34Z" fill={art('koin')} w={3} />
      <SoftShape d="M12 22L15 14H26L29 22Z" fill={art('koin')} w={3} />
      <Line d="M16.5 17h8" stroke={art('koin-edge')} w={2} />
    </>
  ),
}
