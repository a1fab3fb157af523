type Use = { price: number; care: number; resale: number; times: number; months: number; hire: number }

/**
 * The price of one use: what a thing costs from purchase to resale, by how often it is used. `times` a month.
 * `enough`: from how many uses on owning is not dearer than `hire` a time; null where nothing is for hire.
 */
export function costPerUse({ price, care, resale, times, months, hire }: Use) {
  const cost = price + care - resale
  const uses = times * months
  return { cost, uses, each: cost / uses, enough: hire > 0 ? Math.ceil(cost / hire) : null }
}

type Packs = { price: number; amount: number; otherPrice: number; otherAmount: number; used: number }

/**
 * Two packs by the price of a unit that is used. `used`: percent of the second pack that is used before it is thrown
 * away. `cheaper`: 1, 2 or 0 for the same; `saved`: percent that the cheaper one is below the other.
 */
export function compareUnitPrices({ price, amount, otherPrice, otherAmount, used }: Packs) {
  const first = price / amount
  const second = otherPrice / (otherAmount * (used / 100))
  const [low, high] = first < second ? [first, second] : [second, first]
  // Below this share the two differ by how fractions are stored, not by their prices.
  const isSame = high - low < high * 1e-12
  const cheaper = isSame ? 0 : first < second ? 1 : 2
  return { first, second, cheaper, saved: isSame ? 0 : (1 - low / high) * 100 }
}
