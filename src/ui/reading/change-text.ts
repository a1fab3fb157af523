import { formatKoin, practiceBaht } from '#lib/money.ts'

/** Hundredths of a percent, without a sign: −1250 → '12.5 %'. */
export function sayShare(rate: number): string {
  return `${(Math.abs(rate) / 100).toFixed(1)} %`
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
