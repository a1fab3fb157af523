import type { ReactNode } from 'react'
import { art } from '#lib/web/art/art-color.ts'
import { Person } from '#lib/web/art/person.tsx'
import { Picture } from '#lib/web/art/picture.tsx'
import { At, Cloud, Dot, Koin, Line, Rect, SoftShape } from '#lib/web/art/shapes.tsx'
import type { GameKey } from '../../games/contract.ts'

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

const scenes = {
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
      <Line d="M112.500 99L116 92" stroke={art('wood-deep')} w={5} />
      <Line d="M134 56L136 52" stroke={art('rose')} w={9} />
    </>
  ),
} satisfies Record<GameKey, ReactNode>

/** What a game is about, as a small picture beside its name. */
export function GamePicture({ game }: { game: GameKey }) {
  return (
    <Picture kind="spot">
      <Rect x={8} y={8} w={144} h={104} r={28} fill={art('stage')} />
      <Rect x={4} y={90} w={152} h={22} r={11} fill={art('ground')} />
      {scenes[game]}
    </Picture>
  )
}
