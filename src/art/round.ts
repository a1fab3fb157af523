/** Rounds a coordinate to two decimals: keeps the markup small, and equal on server and browser. */
export function round(value: number): number {
  return Number(value.toFixed(2))
}
