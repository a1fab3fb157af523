/** A price is the cost in baht times ten koin (product rule), in hundredths of koin. */
const perBaht = 10 * 100

/**
 * Prizes of 1,000 baht and more need tax withheld and an identity check with the guardian (docs/decisions/0021). We give none,
 * so what a person receives at once stays below this, in hundredths of koin.
 */
export const minTaxed = 1_000 * perBaht

/** Premiums that are worth money outside: vouchers open things of ours, and of a donation the giver receives nothing. */
const things: readonly string[] = ['physical', 'code']

/** Whether so much (hundredths of koin) of a type of premium is more than may be handed out at once. */
export function isTooMuchAtOnce(type: string, price: number): boolean {
  return things.includes(type) && price >= minTaxed
}

/** How many pieces of a premium may go out in one order; null where there is no such limit. */
export function maxPiecesAtOnce(type: string, price: number): number | null {
  return things.includes(type) ? Math.floor((minTaxed - 1) / price) : null
}
