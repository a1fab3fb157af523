/** Where a figure of the 96 grid stands in the circle of an avatar. */
export type Place = { x: number; y: number; s: number }

const middle: Place = { x: -4.3, y: 0, s: 1.09 }
const besideUmbrella: Place = { x: -10, y: 12, s: 1 }

/** The place of an avatar's figure, which what it wears shares. */
export function placeOf(name: string): Place {
  return name === 'sure-1' ? besideUmbrella : middle
}
