import type { Satang } from './money.ts'

/**
 * amount × n ÷ d in exact integer arithmetic. 'half-up' rounds a half away from zero (the banks' rule for interest),
 * 'down' rounds towards zero. Throws a RangeError on d ≤ 0, on fractions and on results beyond the safe integers.
 */
export function mulDiv<T extends Satang>(amount: T, n: number, d: number, rounding: 'half-up' | 'down'): T {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d <= 0) throw new RangeError('n and d are whole, d > 0')
  const product = BigInt(amount) * BigInt(n)
  const size = product < 0n ? -product : product
  const divisor = BigInt(d)
  const quotient = rounding === 'down' ? size / divisor : (2n * size + divisor) / (2n * divisor)
  const result = Number(product < 0n ? -quotient : quotient)
  if (!Number.isSafeInteger(result)) throw new RangeError('a product left the exact integers')
  return (result === 0 ? 0 : result) as T
}
