/** A coordinate with two decimals at most: keeps the markup small and the same on server and browser. */
export function round(value: number): number {
  return Number(value.toFixed(2))
}
