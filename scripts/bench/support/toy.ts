/**
 * `--toy`: each measure runs once at a minimal size. It only proves that the measure works; the figures mean nothing.
 */
export const isToy = process.argv.includes('--toy')

/** The size of a measure: the usual one, or the toy size. */
export function sizeOf(usual: number, toy: number): number {
  return isToy ? toy : usual
}
