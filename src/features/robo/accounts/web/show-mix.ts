/** A share of a whole with two decimals, so that the shares that are read add up: 1234 → '12.34\u00a0%'. */
export function sayPart(share: number): string {
  return `${(share / 100).toFixed(2)}\u00a0%`
}
