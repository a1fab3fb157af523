import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Koin, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { bounce, mix, part, pop, sway } from '../motion.ts'
import { by, Sized } from '../stage.tsx'

type RainProps = { view: View; t: number; from?: number; to?: number; top?: number; bottom?: number; n?: number }

/** Rain between two sides; it ends at `bottom`. */
export function Rain({ view, t, from = 0, to = view.w, top = -20, bottom = view.h, n = 10 }: RainProps) {
  return Array.from({ length: n }, (_, i) => {
    const x = from + ((i * 0.618034) % 1) * (to - from)
    const y = top + ((t * 190 + i * 83) % Math.max(1, bottom - top))
    return <Line key={i} d={`M${x.toFixed(1)} ${y.toFixed(1)}l-3 15`} stroke={art('white')} w={3.2} />
  })
}

/** An umbrella `w` wide whose rim is on y 0 around x 0; `open` 0 to 1. */
export function Umbrella({
  w,
  open = 1,
  fill = 'leaf-deep',
  pole = 90,
}: {
  w: number
  open?: number
  fill?: ArtColor
  pole?: number
}) {
  const half = (w / 2) * Math.max(0.08, open)
  const high = 64 + 34 * (1 - open)
  const q = half / 2
  return (
    <>
      <Line d={`M0 ${-high}V${pole}q0 14 -14 14t-14 -12`} stroke={art('wood-deep')} w={6} />
      <SoftShape
        d={`M${-half} 0Q${-half * 0.9} ${-high} 0 ${-high}Q${half * 0.9} ${-high} ${half} 0q${-q / 2} -12 ${-q} 0q${-q / 2} -12 ${-q} 0q${-q / 2} -12 ${-q} 0q${-q / 2} -12 ${-q} 0Z`}
        fill={art(fill)}
        w={6}
      />
      <Line
        d={`M0 ${-high}Q${-half * 0.5} ${-high * 0.7} ${-q} -4M0 ${-high}Q${half * 0.5} ${-high * 0.7} ${q} -4`}
        stroke={art('leaf')}
        w={3}
      />
    </>
  )
}

/** A bank with columns, 150 wide on y 0; no real one. */
function Bank() {
  return (
    <>
      <SoftShape d="M-78 -96L0 -136L78 -96Z" fill={art('wood')} w={10} />
      <Rect x={-74} y={-94} w={148} h={14} r={4} fill={art('wood-deep')} />
      {[-58, -20, 18, 48].map((x) => (
        <Rect key={x} x={x - 2} y={-80} w={18} h={66} r={6} fill={art('cream')} />
      ))}
      <Rect x={-84} y={-16} w={168} h={16} r={6} fill={art('wood-deep')} />
    </>
  )
}

/** What is protected per person and institution, in baht (FACTS F001). */
export const covered = 1_000_000

/** A block of money as wide as its share of an umbrella `w` wide; x is its left side, y its foot. */
export function MoneyBlock({
  x,
  y,
  sum,
  w,
  fill,
  label,
}: {
  x: number
  y: number
  sum: number
  w: number
  fill: ArtColor
  label: string
}) {
  const long = (sum / covered) * w
  return (
    <>
      <Rect x={x} y={y - 66} w={long - 3} h={66} r={12} fill={art(fill)} />
      <Word x={x + long / 2} y={y - 33} size={28} halo={null}>
        {label}
      </Word>
    </>
  )
}

/** A bank that sinks into the ground, and an umbrella that opens over the deposits beside it. */
export function SinkingBank({ view, t, ground }: { view: View; t: number; ground: number }) {
  const sunk = part(t, 0.6, 2.6)
  const open = bounce(t, 3.6, 0.8)
  const koinX = by(view, 470, 246)
  return (
    <>
      <Sized
        x={by(view, 160, 104)}
        y={ground + sunk * by(view, 46, 60)}
        k={by(view, 1.15, 1.04)}
        turn={-15 * sunk + sway(t, 1, 0.8) * (1 - sunk)}
      >
        <Bank />
      </Sized>
      {t > 2.6 &&
        [-44, 0, 44, -22, 22].map((x, i) => (
          <Koin
            key={x}
            x={koinX + x}
            y={mix(ground - 120, ground - 16 - (i > 2 ? 30 : 0), bounce(t, 2.7 + i * 0.12, 0.6))}
            r={20}
          />
        ))}
      <Rect x={-20} y={ground} w={view.w + 40} h={view.h} r={16} fill={art('ink')} />
      {t > 3.5 && (
        <Sized x={koinX} y={ground - 84} k={pop(t, 3.5)}>
          <Umbrella w={by(view, 230, 200)} open={open} pole={70} />
        </Sized>
      )}
    </>
  )
}
