import { useContext } from 'react'
import { art } from '../../../src/art/art-color.ts'
import { Dot, Rect } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { sway } from '../motion.ts'
import { Measured } from '../stage.tsx'

type PlaceProps = { view: View; t: number }

/** `clear`: the heights between which no star may stand, since beside a letter it looks like a tone mark. */
type NightProps = PlaceProps & { clear?: readonly [number, number] }

const STARS = [0.07, 0.19, 0.33, 0.41, 0.56, 0.68, 0.77, 0.91, 0.13, 0.5, 0.85, 0.28]

/** A night sky: stars that twinkle and a moon that climbs. */
export function EndOfDay({ view: { w, h }, t, clear = [0, 0] }: NightProps) {
  const isMeasured = useContext(Measured)
  const [x, y] = isMeasured ? [w * 0.9, h * 0.32] : [w * 0.9 - t * 2, h * 0.32 - t * 1.5]
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} fill={art('ink')} />
      <Rect x={0} y={0} w={w} h={h} fill={art('violet')} opacity={0.22} />
      {!isMeasured &&
        STARS.map((at, i) => {
          const y = h * (0.04 + ((i * 37) % 41) / 100)
          if (y > clear[0] && y < clear[1]) return null
          return (
            <Dot
              key={at}
              x={at * w}
              y={y}
              r={1.4 + (i % 3) * 0.7}
              fill={art('cream')}
              opacity={0.55 + sway(t + i, 0.4, 1.7)}
            />
          )
        })}
      <Dot x={x} y={y} r={24} fill={art('cream')} />
    </>
  )
}

/** Rain over the whole picture; `much` 0 to 1. */
export function Rain({ view: { w, h }, t, much }: PlaceProps & { much: number }) {
  return Array.from({ length: Math.round(20 * much) }, (_, i) => {
    const y = ((i * 71 + t * (420 + (i % 5) * 60)) % (h + 60)) - 40
    const x = ((i * 97) % (w + 40)) - y * 0.08
    return <Rect key={i} x={x} y={y} w={4} h={20 + (i % 3) * 6} r={2} fill={art('white')} opacity={0.62} />
  })
}
