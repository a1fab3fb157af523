import { art } from '../art-color.ts'
import { Dot, Leaf, Line, Rect, SoftShape } from '../shapes.tsx'

/** Where the plant of every level stands on its 120 grid: the middle of its foot. */
const x = 84
const y = 100

/** A seed that lies on its mound of soil. */
export function Seed() {
  return (
    <>
      <SoftShape d={`M${x - 22} ${y + 1}q3-12 22-12t22 12Z`} fill={art('wood-deep')} w={6} />
      <Dot x={x - 12} y={y - 3} r={2} fill={art('wood')} />
      <Dot x={x + 13} y={y - 2} r={2} fill={art('wood')} />
      <Leaf x={x - 12} y={y - 10} l={32} deg={56} fill={art('wood')} vein={art('cream')} />
    </>
  )
}

/** The first tip that looks out of the soil, its head still bent. */
export function Tip() {
  return (
    <>
      <Line d={`M${x} ${y - 6}v-10q0-9 9-7`} stroke={art('leaf-deep')} w={4.5} />
      <Leaf x={x + 6} y={y - 23} l={15} deg={112} />
      <Mound />
    </>
  )
}

/** Two leaves on a short stem. */
export function TwoLeaves() {
  return (
    <>
      <Line d={`M${x} ${y - 6}v-18`} stroke={art('leaf-deep')} w={4.5} />
      <Leaf x={x} y={y - 22} l={20} deg={-56} />
      <Leaf x={x} y={y - 22} l={26} deg={42} />
      <Mound />
    </>
  )
}

/** Two pairs of leaves, the lower ones larger. */
export function FourLeaves() {
  return (
    <>
      <Line d={`M${x} ${y - 6}v-34`} stroke={art('leaf-deep')} w={4.5} />
      <Leaf x={x} y={y - 16} l={24} deg={-68} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={x} y={y - 18} l={22} deg={66} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={x} y={y - 37} l={20} deg={-40} />
      <Leaf x={x} y={y - 37} l={24} deg={32} />
      <Mound />
    </>
  )
}

/** A sapling that a stick holds upright. */
export function Sapling() {
  return (
    <>
      <Rect x={x + 9} y={y - 54} w={5} h={54} r={2.5} fill={art('wood')} />
      <Line d={`M${x} ${y - 6}q-4-26 0-50`} stroke={art('leaf-deep')} w={4.5} />
      <Line d={`M${x - 1} ${y - 34}l12-2`} stroke={art('coral')} w={3.5} />
      <Leaf x={x - 1} y={y - 16} l={22} deg={-70} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={x - 1} y={y - 32} l={24} deg={-60} />
      <Leaf x={x} y={y - 46} l={22} deg={58} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={x} y={y - 54} l={18} deg={-32} />
      <Leaf x={x} y={y - 54} l={22} deg={24} />
      <Mound />
    </>
  )
}

function Mound() {
  return (
    <>
      <Rect x={x - 18} y={y - 9} w={36} h={14} r={7} fill={art('wood-deep')} />
      <Dot x={x - 7} y={y - 4} r={1.8} fill={art('wood')} />
      <Dot x={x + 8} y={y - 2} r={1.8} fill={art('wood')} />
    </>
  )
}
