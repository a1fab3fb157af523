import type { ReactNode } from 'react'
import { art } from './art-color.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { Dot, Koin, Line, Rect, Ring, Shadow, SoftShape, Turn } from './shapes.tsx'
import { SpotStage } from './stage.tsx'
import { Jar, Tree } from './things.tsx'

/** The eight levels of risk, each with a picture of what such funds mainly own. */
export const fundGroups = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type FundGroup = (typeof fundGroups)[number]

const coins = [
  { x: -7, y: -9, r: 6 },
  { x: 6, y: -10, r: 6 },
  { x: 0, y: -20, r: 6 },
]

/** A paper with lines: a bill, a bond, a share. */
function Paper({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <Rect x={x} y={y} w={44} h={56} r={6} fill={fill} />
      <Rect x={x + 4} y={y + 4} w={36} h={48} r={4} fill={art('white')} />
      <Line d={`M${x + 11} ${y + 15}h22M${x + 11} ${y + 24}h22M${x + 11} ${y + 33}h12`} stroke={art('stage-2')} w={3} />
      <Ring x={x + 31} y={y + 41} r={5} stroke={fill} w={3} />
    </>
  )
}

const PICTURES: Record<FundGroup, ReactNode> = {
  // The domestic money market: one jar.
  1: (
    <>
      <Shadow x={80} y={101} w={60} />
      <Jar x={80} y={100} koin={coins} />
    </>
  ),
  // The money market at home and abroad: two jars and the way between them.
  2: (
    <>
      <Shadow x={80} y={101} w={104} />
      <Line d="M52 50c14 -20 42 -20 56 0" stroke={art('wood')} w={3} dash="5 6" />
      <Jar x={50} y={100} koin={coins} />
      <Jar x={110} y={100} koin={coins.slice(0, 2)} />
    </>
  ),
  // Government bonds: a house of columns.
  3: (
    <>
      <Shadow x={80} y={101} w={96} />
      <SoftShape d="M44 52L80 32l36 20Z" fill={art('coral')} />
      {[50, 68, 86, 104].map((x) => (
        <Rect key={x} x={x} y={58} w={8} h={34} r={3} fill={art('cream')} />
      ))}
      <Rect x={40} y={54} w={80} h={7} r={3} fill={art('wood')} />
      <Rect x={40} y={90} w={80} h={9} r={3} fill={art('wood')} />
    </>
  ),
  // Bonds of companies: papers that pay.
  4: (
    <>
      <Shadow x={80} y={101} w={92} />
      <Turn deg={-8} x={60} y={72}>
        <Paper x={42} y={40} fill={art('sky')} />
      </Turn>
      <Paper x={76} y={42} fill={art('mint')} />
      <Koin x={62} y={94} r={8} />
    </>
  ),
  // Mixed: a scale with a paper on one side and a tree on the other.
  5: (
    <>
      <Shadow x={80} y={101} w={60} />
      <Rect x={77} y={34} w={6} h={64} r={3} fill={art('wood')} />
      <Rect x={60} y={94} w={40} h={7} r={3} fill={art('wood-deep')} />
      <Line d="M40 42h80M40 42l-12 30h24ZM120 42l-12 30h24Z" stroke={art('wood-deep')} w={3} />
      <Rect x={24} y={72} w={32} h={8} r={4} fill={art('sky')} />
      <Rect x={104} y={72} w={32} h={8} r={4} fill={art('sky')} />
      <Rect x={32} y={52} w={16} h={20} r={3} fill={art('white')} />
      <Tree x={120} y={72} h={28} />
    </>
  ),
  // Shares: trees of all sizes.
  6: (
    <>
      <Shadow x={80} y={101} w={116} />
      <Tree x={42} y={100} h={44} />
      <Tree x={80} y={100} h={66} fill={art('violet')} lit={art('rose')} />
      <Tree x={118} y={100} h={52} />
    </>
  ),
  // One industry: a single chip with its wires.
  7: (
    <>
      <Shadow x={80} y={101} w={72} />
      <Line d="M64 38v60M80 38v60M96 38v60M52 54h56M52 68h56M52 82h56" stroke={art('wood-deep')} w={4} />
      <Rect x={58} y={46} w={44} h={44} r={9} fill={art('violet')} />
      <Rect x={68} y={56} w={24} h={24} r={6} fill={art('mint')} />
      <Dot x={80} y={68} r={5} fill={art('white')} />
    </>
  ),
  // Alternatives: a bar of gold and a drum of oil.
  8: (
    <>
      <Shadow x={80} y={101} w={108} />
      <Rect x={92} y={46} w={38} h={54} r={7} fill={art('coral')} />
      <Line d="M93 62h36M93 84h36" stroke={art('wood-deep')} w={3} />
      <Dot x={111} y={73} r={6} fill={art('ink')} />
      <SoftShape d="M36 96l7 -16h28l7 16Z" fill={art('koin')} w={6} />
      <SoftShape d="M48 74l6 -12h16l6 12Z" fill={art('koin')} w={6} />
      <Line d="M50 88h14M58 68h8" stroke={art('koin-edge')} w={3} />
    </>
  ),
}

/** What the funds of a level of risk mainly own, without a face: it stands beside amounts. */
export function FundGroupArt({ group, ...picture }: PictureProps & { group: FundGroup }) {
  return (
    <Picture kind="spot" {...picture}>
      <SpotStage />
      {PICTURES[group]}
    </Picture>
  )
}
