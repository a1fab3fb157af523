import { art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'

/** Three sweets around 0,0: ice cream, bua loi in its bowl, and a grilled coconut cake. */
export function Sweet({ kind }: { kind: number }) {
  if (kind === 0)
    return (
      <>
        <SoftShape d="M-34 -4H34L0 74Z" fill={art('wood')} w={10} />
        <Line d="M-20 14L8 54M18 10L-4 44" stroke={art('wood-deep')} w={3.5} />
        <Dot x={-20} y={-22} r={28} fill={art('violet')} />
        <Dot x={20} y={-22} r={28} fill={art('cream')} />
        <Dot x={0} y={-52} r={28} fill={art('mint')} />
      </>
    )
  if (kind === 1)
    return (
      <>
        <SoftShape d="M-66 -6H66Q58 56 0 56T-66 -6Z" fill={art('sky')} w={10} />
        <Rect x={-66} y={-18} w={132} h={24} r={12} fill={art('white')} />
        {[-42, -14, 14, 42].map((x, i) => (
          <Dot
            key={x}
            x={x}
            y={-14 - (i % 2) * 6}
            r={15}
            fill={art((['rose', 'mint', 'coral', 'violet'] as const)[i]!)}
          />
        ))}
      </>
    )
  return (
    <>
      <Dot x={0} y={6} r={56} fill={art('wood')} />
      <Dot x={0} y={2} r={48} fill={art('cream')} />
      {[
        [-18, -12],
        [16, -18],
        [0, 14],
        [26, 12],
        [-26, 16],
      ].map(([x, y]) => (
        <Rect key={x} x={x! - 7} y={y! - 4} w={14} h={8} r={4} fill={art('leaf')} />
      ))}
    </>
  )
}
