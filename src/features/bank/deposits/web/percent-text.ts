/** Hundredths of a percent in words: 135 → '1.35 %'. */
export function sayRate(rate: number): string {
  return `${(rate / 100).toFixed(2)} %`
}

/** The same without needless decimals: 1500 → '15 %'. */
export function sayPercent(rate: number): string {
  return `${String(rate / 100)} %`
}
