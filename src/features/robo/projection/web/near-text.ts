import { formatNumber } from '#lib/money.ts'

/** An amount of the future with three digits that count, since more would promise what nobody knows: 4231255 → '42,300'. */
export function sayNear(amount: number): string {
  const baht = amount / 100
  if (Math.abs(baht) < 100) return formatNumber(Math.round(baht))
  const step = 10 ** (Math.floor(Math.log10(Math.abs(baht))) - 2)
  return formatNumber(Math.round(baht / step) * step)
}

/** What is gained or lost, with its sign: −81000 → '−810', 123400 → '+1,230'. Near nothing it has none. */
export function sayGained(amount: number): string {
  const near = sayNear(Math.abs(amount))
  return near === '0' ? near : `${amount < 0 ? '−' : '+'}${near}`
}

/**
 * A chance of basis points as so many of a hundred: 6_340 → '63'. What happened in some paths is at least 1, what
 * failed in some at most 99; 0 and 100 are told only where no path, or every one, did.
 */
export function sayChance(chance: number): string {
  if (chance === 0 || chance === 10_000) return String(chance / 100)
  return String(Math.min(99, Math.max(1, Math.round(chance / 100))))
}
