/** Three or four grid lines from 0 to at least `top`, at round numbers (1, 2, 2.5 or 5 times a power of ten). */
export function gridLines(top: number): number[] {
  const rough = Math.max(top, 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough * 0.999) ?? 10) * power
  const count = Math.ceil(top / step - 1e-9)
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, i) => i * step)
}
