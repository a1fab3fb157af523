import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Leaf, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import { sway } from '../motion.ts'

/** An ant that walks to the right, with a leaf on its back; its feet are on y 0. */
export function Ant({ t, loaded = true }: { t: number; loaded?: boolean }) {
  return (
    <>
      {[-14, 0, 14].map((x, i) => (
        <Line key={x} d={`M${x} -12L${x + sway(t + i * 0.1, 6, 0.4)} 0`} stroke={art('ink')} w={3.4} />
      ))}
      <Dot x={-20} y={-15} r={11} fill={art('ink')} />
      <Dot x={0} y={-15} r={8} fill={art('ink')} />
      <Dot x={19} y={-18} r={10} fill={art('ink')} />
      <Dot x={22} y={-21} r={2.6} fill={art('white')} />
      <Line d="M22 -27q6 -10 12 -9" stroke={art('ink')} w={2.6} />
      {loaded && <Leaf x={-6} y={-22} l={40} deg={-50 + sway(t, 5, 0.8)} />}
    </>
  )
}

/** A basket with the leaves of a fund; its foot at 0, 0. */
export function Basket({ t }: { t: number }) {
  return (
    <>
      {(
        [
          [-30, -28, 'violet'],
          [-10, 4, 'leaf'],
          [12, -10, 'coral'],
          [30, 30, 'mint'],
        ] as const satisfies readonly (readonly [number, number, ArtColor])[]
      ).map(([x, deg, fill]) => (
        <Leaf key={x} x={x} y={-48} l={54} deg={deg + sway(t + x, 4, 2)} fill={art(fill)} vein={art('white')} />
      ))}
      <SoftShape d="M-52 -48H52L40 -4H-40Z" fill={art('wood')} w={10} />
      <Line d="M-46 -34H46M-42 -18H42" stroke={art('wood-deep')} w={3} dash="12 9" />
      <Rect x={-62} y={-56} w={124} h={12} r={6} fill={art('wood-deep')} />
    </>
  )
}
