import type { ReactNode } from 'react'
import { art } from './art-color.ts'
import type { MenuArtName } from './menu-art-names.ts'
import { Person } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { At, Cloud, Dot, Koin, Line, Pile, Rect, SoftShape, Sprout } from './shapes.tsx'

const cells = [
  [52, 38],
  [76, 38],
  [100, 38],
  [76, 14],
  [76, 62],
  [52, 62],
  [28, 62],
] as const

const balloons = [
  [56, 34, 'coral'],
  [104, 32, 'sky'],
  [80, 22, 'koin'],
] as const

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

const scenes = {
  daily: (
    <>
      <Dot x={112} y={44} r={16} fill={art('coral')} />
      <Rect x={48} y={22} w={50} h={72} r={9} fill={art('white')} />
      <Line d="M57 40l4 4 7-8M57 59l4 4 7-8M57 78l4 4 7-8" stroke={art('leaf-deep')} w={3.2} />
      <Line d="M76 40h13M76 59h9M76 78h11" stroke={art('wood')} w={3.5} />
      <Sprout x={118} y={91} />
    </>
  ),
  monthly: (
    <>
      <Rect x={42} y={26} w={76} h={68} r={10} fill={art('white')} />
      <Rect x={42} y={26} w={76} h={20} r={10} fill={art('coral')} />
      <Line d="M58 20v12M102 20v12" stroke={art('wood-deep')} w={4} />
      {days.map((day) => (
        <Dot
          key={day}
          x={56 + (day % 4) * 16}
          y={56 + Math.floor(day / 4) * 14}
          r={4.5}
          fill={art(day < 7 ? 'leaf' : 'stage-2')}
        />
      ))}
    </>
  ),
  money: (
    <>
      <Pile x={46} y={94} n={2} w={32} h={9} />
      <Pile x={81} y={94} n={4} w={32} h={9} />
      <Pile x={116} y={94} n={6} w={32} h={9} />
      <Sprout x={116} y={41} />
    </>
  ),
  final: (
    <>
      <SoftShape d="M20 94L78 44L138 94Z" fill={art('leaf-deep')} w={8} />
      <SoftShape d="M70 94L108 62L142 94Z" fill={art('leaf')} w={8} />
      <Line d="M78 44V16" stroke={art('wood-deep')} w={3.5} />
      <SoftShape d="M80 18L102 25L80 33Z" fill={art('coral')} w={4} />
      <Line d="M34 92q14-4 18-14t16-14" stroke={art('white')} w={3} dash="1 7" />
    </>
  ),
  review: (
    <>
      <Rect x={40} y={34} w={46} h={60} r={9} fill={art('stage-2')} />
      <Rect x={52} y={26} w={46} h={60} r={9} fill={art('white')} />
      <Line d="M61 42h28M61 54h20" stroke={art('wood')} w={3.5} />
      <Line d="M122 74a22 22 0 1 1-6-16" stroke={art('leaf-deep')} w={5} />
      <SoftShape d="M108 60L122 61L119 47Z" fill={art('leaf-deep')} w={3} />
      <Sprout x={101} y={84} />
    </>
  ),
  'catch-me': (
    <>
      <Cloud x={14} y={30} k={0.7} />
      <Koin x={46} y={46} r={11} />
      <Koin x={112} y={30} r={11} />
      <Koin x={134} y={66} r={8} />
      <At x={40} y={34} s={0.82}>
        <Person who="kla" face="wow" arms={['up', 'up']} />
      </At>
    </>
  ),
  hangman: (
    <>
      {balloons.map(([x, y, color]) => (
        <g key={color}>
          <Line d={`M${x} ${y}L80 72`} stroke={art('ground')} w={2} />
          <Dot x={x} y={y} r={16} fill={art(color)} />
          <Dot x={x - 5} y={y - 5} r={3.5} fill={art('white')} opacity={0.55} />
        </g>
      ))}
      <At x={46} y={46} s={0.7}>
        <Person who="kla" face="smile" arms={['up', 'up']} />
      </At>
    </>
  ),
  'visual-decoder': (
    <>
      <Rect x={18} y={22} w={84} h={66} r={10} fill={art('white')} />
      <Rect x={25} y={29} w={70} h={52} r={6} fill={art('sky')} />
      <SoftShape d="M30 76L52 50L70 76Z" fill={art('leaf-deep')} w={6} />
      <SoftShape d="M58 76L76 58L90 76Z" fill={art('leaf')} w={6} />
      <Dot x={80} y={42} r={7} fill={art('koin')} />
      <At x={82} y={40} s={0.68}>
        <Person who="kla" face="think" arms={['up', 'hip']} />
      </At>
    </>
  ),
  crossword: (
    <>
      {cells.map(([x, y], i) => (
        <Rect key={`${x} ${y}`} x={x} y={y} w={22} h={22} r={5} fill={art(i === 4 ? 'leaf' : 'white')} />
      ))}
      <Line d="M116 92L134 56" stroke={art('koin')} w={9} />
      <Line d="M112 99L116 92" stroke={art('wood-deep')} w={5} />
      <Line d="M134 56L136 52" stroke={art('rose')} w={9} />
    </>
  ),
} satisfies Record<MenuArtName, ReactNode>

/** What a quiz or a game is like, beside its name in the list of them. A page shows it by its file. */
export function MenuArt({ name, ...picture }: PictureProps & { name: MenuArtName }) {
  return (
    <Picture kind="spot" {...picture}>
      <Rect x={8} y={8} w={144} h={104} r={28} fill={art('stage')} />
      <Rect x={4} y={90} w={152} h={22} r={11} fill={art('ground')} />
      {scenes[name]}
    </Picture>
  )
}
