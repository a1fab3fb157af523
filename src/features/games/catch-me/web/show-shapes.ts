import type { ArtColor } from '#art/art-color.ts'

/**
 * One path of a picture, on a grid of 96: filled, or drawn as a line of width `w`. The page and the canvas use the
 * same.
 */
export type Shape = { d: string; color: ArtColor; w?: number }

/** A filled circle. */
export function dot(x: number, y: number, r: number, color: ArtColor): Shape {
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, color }
}

/** A filled rectangle with round corners: left, top, width, height. */
export function box([x, y, w, h]: [number, number, number, number], r: number, color: ArtColor): Shape {
  const [side, top] = [h - 2 * r, w - 2 * r]
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return {
    d: `M${x + r} ${y}h${top}${turn(r, r)}v${side}${turn(-r, r)}h${-top}${turn(-r, -r)}v${-side}${turn(r, -r)}Z`,
    color,
  }
}

/** A line of width `w`. */
export const line = (d: string, color: ArtColor, w: number): Shape => ({ d, color, w })

/** A coin with its edge. */
export const koin = (x: number, y: number, r: number): Shape[] => [
  dot(x, y + r * 0.12, r, 'koin-edge'),
  dot(x, y - r * 0.06, r, 'koin'),
]
