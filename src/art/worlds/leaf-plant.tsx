import type { ReactNode } from 'react'
import { maxLeaves, plantStep } from '#art/names/plant-steps.ts'
import { art } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Dot, Leaf, Line, Shadow } from '../shapes.tsx'
import { Pot } from './plant-art.tsx'

/** From this step on the leaves sit on a crown; before, on the stem. */
const crownFrom = 6

/** How many leaves a plant has: a picture for each. */
export const leafCounts: readonly number[] = Array.from({ length: maxLeaves + 1 }, (_, i) => i)

/** The plant of a month on a 120 grid: one leaf for each learning day. It grows; it never wilts. */
export function LeafPlant({ leaves, ...picture }: PictureProps & { leaves: number }) {
  const step = plantStep(leaves)
  return (
    <Picture kind="level" {...picture}>
      <Shadow x={60} y={118} w={56} />
      {leaves === 0 ? <Seed /> : step < crownFrom ? <Stem leaves={leaves} /> : <Crown leaves={leaves} step={step} />}
      <Pot />
    </Picture>
  )
}

function Seed() {
  return (
    <>
      <Dot x={60} y={82} r={8} fill={art('wood')} />
      <Line d="M56 80l7-4" stroke={art('cream')} w={2} />
    </>
  )
}

/** Pairs along a stem that is taller with each leaf; an odd one is the tip. */
function Stem({ leaves }: { leaves: number }) {
  const top = 74 - leaves * 4
  const pairs = Math.floor(leaves / 2)
  const long = Math.min(22, 15 + leaves * 2) - Math.max(0, leaves - 4) * 1.2
  // The more leaves, the flatter they lie, so that each can be counted.
  const lean = 54 + Math.min(16, leaves * 2)
  const yOf = (pair: number) => top + 3 + (pairs === 1 ? 0 : ((82 - top - 6) / pairs) * pair)
  return (
    <>
      <Line d={`M60 88V${top}`} stroke={art('leaf-deep')} w={leaves > 5 ? 4.5 : 3.6} />
      {Array.from({ length: pairs }, (_, i) => {
        const size = long * (1 - i * 0.05)
        return [
          <Leaf key={`l${i}`} x={60} y={yOf(i)} l={size * 0.86} deg={-lean} />,
          <Leaf key={`r${i}`} x={60} y={yOf(i)} l={size} deg={lean - 6} />,
        ]
      })}
      {leaves % 2 === 1 ? <Leaf x={60} y={top + 3} l={long * (leaves === 1 ? 1.1 : 0.9)} deg={12} /> : null}
    </>
  )
}

const CROWNS: Record<'bush' | 'young' | 'tree', readonly (readonly [number, number, number])[]> = {
  bush: [
    [42, 66, 17],
    [78, 64, 18],
    [60, 50, 24],
  ],
  young: [
    [40, 46, 17],
    [80, 42, 18],
    [60, 30, 21],
    [60, 54, 18],
  ],
  tree: [
    [38, 50, 20],
    [82, 48, 20],
    [60, 32, 26],
    [60, 54, 20],
  ],
}
const BLOSSOMS = [
  [40, 40],
  [62, 20],
  [82, 44],
  [57, 58],
] as const
const FRUITS = [
  [36, 52],
  [60, 24],
  [84, 48],
  [60, 62],
  [48, 36],
] as const

/** The golden angle spreads any number of leaves evenly. */
const turn = Math.PI * (3 - Math.sqrt(5))

/** A bush or a tree: its deep green leaves are the days, in even distances. */
function Crown({ leaves, step }: { leaves: number; step: number }) {
  const isTree = step > 6
  const dots = CROWNS[step === 6 ? 'bush' : step === 7 ? 'young' : 'tree']
  const field = isTree ? { y: 43, rx: 33, ry: 26 } : { y: 57, rx: 27, ry: 18 }
  return (
    <>
      <Line d={`M60 88V${isTree ? 40 : 44}`} stroke={art(isTree ? 'wood' : 'leaf-deep')} w={isTree ? 7 : 4.5} />
      {dots.map(([x, y, r]) => (
        <Dot key={`${x} ${y}`} x={x} y={y} r={r} fill={art('leaf')} />
      ))}
      {Array.from({ length: leaves }, (_, i) => {
        const far = Math.sqrt((i + 0.5) / leaves)
        const x = 60 + Math.cos(i * turn) * far * field.rx
        const y = field.y + Math.sin(i * turn) * far * field.ry + 5
        return <Leaf key={i} x={x} y={y} l={11} deg={((i * 47) % 80) - 40} fill={art('leaf-deep')} vein={art('leaf')} />
      })}
      {step >= 10 ? FRUITS.map(([x, y]) => <Dot key={x + y} x={x} y={y} r={5} fill={art('coral')} />) : null}
      {step === 9 ? BLOSSOMS.map(([x, y]) => <Blossom key={x + y} x={x} y={y} />) : null}
    </>
  )
}

function Blossom({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <Dot x={x} y={y} r={5} fill={art('rose')} />
      <Dot x={x} y={y} r={2} fill={art('cream')} />
    </>
  )
}
