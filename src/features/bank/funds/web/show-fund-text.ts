import { formatNumber } from '#lib/money.ts'
import { navScale, unitScale } from '../fund-rules.ts'

/** NAV of 1/10,000 baht with four decimals: 131787 → '13.1787'. */
export function sayNav(nav: number): string {
  return (nav / navScale).toFixed(4)
}

/** Units of 1/10,000 with four decimals: 376506 → '37.6506'. */
export function sayUnits(units: number): string {
  const [whole, part] = (units / unitScale).toFixed(4).split('.')
  return `${formatNumber(Number(whole))}.${part}`
}

/** Fees with two decimals: 107 → '1.07 %'. */
export function sayFee(rate: number): string {
  return `${(rate / 100).toFixed(2)} %`
}
