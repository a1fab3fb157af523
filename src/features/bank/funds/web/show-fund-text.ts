import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
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

/** Hundredths of a percent, without a sign: −1250 → '12.5 %'. */
export function sayShare(rate: number): string {
  return `${(Math.abs(rate) / 100).toFixed(1)} %`
}

/** Fees with two decimals: 107 → '1.07 %'. */
export function sayFee(rate: number): string {
  return `${(rate / 100).toFixed(2)} %`
}

/** With its sign and a mark, so that colour does not speak alone: 630 → '▲ +6.3 %', −84 → '▼ −0.8 %'. */
export function sayChange(rate: number): string {
  if (Math.abs(rate) < 5) return '0.0 %'
  return rate > 0 ? `▲ +${sayShare(rate)}` : `▼ −${sayShare(rate)}`
}

/** Gain or loss in baht with its sign and a mark. */
export function sayGain(amount: number): string {
  const shown = formatKoin(practiceBaht(Math.abs(amount)))
  if (amount === 0) return shown
  return amount > 0 ? `▲ +${shown}` : `▼ −${shown}`
}

/** The class that colours a gain or a loss. */
export function gainClass(amount: number): string {
  return amount > 0 ? 'is-gain' : amount < 0 ? 'is-loss' : ''
}
