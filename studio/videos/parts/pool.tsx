import { art } from '../../../src/art/art-color.ts'
import { Line, Rect } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { sway } from '../motion.ts'

type BoardProps = { x: number; y: number; w: number; bend: number }

/** A springboard that ends at x, y; its end hangs `bend` lower. */
export function Springboard({ x, y, w, bend }: BoardProps) {
  return (
    <>
      <Rect x={x - w - 6} y={y - 4} w={30} h={640} r={10} fill={art('wood-deep')} />
      <Rect x={x - w + 46} y={y - 2} w={16} h={640} r={8} fill={art('wood-deep')} />
      <Line d={`M${x - w} ${y}Q${x - w * 0.35} ${y} ${x} ${y + bend}`} stroke={art('wood')} w={15} />
      <Line d={`M${x - w + 8} ${y - 10}V${y - 58}H${x - w + 52}V${y - 10}`} stroke={art('ink')} w={6} />
    </>
  )
}

/** Water from y down, with waves. */
export function Pool({ view: { w, h }, t, y }: { view: View; t: number; y: number }) {
  const wave = (high: number, shift: number) => {
    const parts = Array.from({ length: Math.ceil(w / 60) + 3 }, () => `q15 ${-high} 30 0t30 0`)
    return `M${-60 + shift} ${y}${parts.join('')}V${h + 20}H-90Z`
  }
  return (
    <>
      <path d={wave(12, sway(t, 24, 2.6))} fill={art('violet')} />
      <path
        d={wave(-10, sway(t + 1, 24, 2.2))}
        fill={art('sky')}
        transform={`translate(0 ${(8 + sway(t, 3, 2)).toFixed(1)})`}
      />
    </>
  )
}
