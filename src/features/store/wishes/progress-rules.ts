/** How much of a price is in the wallet: 0 to 100, rounded down, so that 100 means enough. */
export function percentOf(balance: number, price: number): number {
  return Math.max(0, Math.min(100, Math.floor((balance * 100) / price)))
}
