/** Moves the k-th smallest number to its place in values[from..to), smaller ones before it (Hoare's quickselect). */
export function placeNth(values: Float64Array, k: number, from = 0, to = values.length): number {
  let low = from
  let high = to - 1
  while (low < high) {
    const pivot = values[(low + high) >> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (values[left]! < pivot) left++
      while (values[right]! > pivot) right--
      if (left > right) break
      const saved = values[left]!
      values[left++] = values[right]!
      values[right--] = saved
    }
    if (k <= right) high = right
    else if (k >= left) low = left
    else break
  }
  return values[k]!
}

/**
 * Percentiles in rising order (0.15 is the 15th of a hundred) of numbers, linear between neighbours: Hyndman and Fan's type 7,
 * as NumPy and R have it. Reorders the numbers.
 */
export function percentilesOf(values: Float64Array, parts: readonly number[]): number[] {
  let from = 0
  return parts.map((part) => {
    const place = part * (values.length - 1)
    const below = Math.floor(place)
    const low = placeNth(values, below, from)
    from = below
    if (below === place) return low
    let above = Number.POSITIVE_INFINITY
    for (let nth = below + 1; nth < values.length; nth++) if (values[nth]! < above) above = values[nth]!
    return low + (above - low) * (place - below)
  })
}
