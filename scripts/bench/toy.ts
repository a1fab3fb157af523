/** `--toy`: each measure runs through once, on next to nothing. That it ends well is what is told; its figures say nothing. */
export const isToy = process.argv.includes('--toy')

/** A size of a measure: the usual one, or the toy's. */
export function sizeOf(usual: number, toy: number): number {
  return isToy ? toy : usual
}
