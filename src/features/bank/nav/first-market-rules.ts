import type { AssetClass, Regime } from './market-rules.ts'

/**
 * The market of the first recipe, by which the past before the second was made; it is never changed (decision 0018).
 * Means and volatilities are per month in basis points; loadings in hundredths.
 */
/** The chances of next month's state, in 1/65,536: a month stays calm, turns nervous, turns to crisis. */
export const transitions: Record<Regime, readonly [calm: number, nervous: number, crisis: number]> = {
  calm: [61_079, 4_260, 197],
  nervous: [17_039, 43_253, 5_244],
  crisis: [5_243, 24_248, 36_045],
}

/** Of one asset class in one state of the market: mean, volatility, and how much of it growth and interest rates explain. */
export type Behaviour = { mean: number; volatility: number; growth: number; rates: number }

const row = (mean: number, volatility: number, growth: number, rates: number): Behaviour => ({
  mean,
  volatility,
  growth,
  rates,
})

/** In a crisis the loadings on growth rise: what is risky falls together. Government bonds and gold go against it. */
export const behaviours: Record<AssetClass, Record<Regime, Behaviour>> = {
  cash: { calm: row(17, 2, 0, 20), nervous: row(16, 3, 0, 20), crisis: row(11, 5, 0, 20) },
  foreign_cash: { calm: row(21, 8, 5, 20), nervous: row(19, 14, 10, 20), crisis: row(6, 34, 30, 10) },
  government_bond: { calm: row(25, 75, -10, 85), nervous: row(18, 105, -20, 85), crisis: row(20, 165, -30, 80) },
  corporate_bond: { calm: row(36, 80, 20, 70), nervous: row(16, 130, 40, 60), crisis: row(-130, 290, 65, 35) },
  thai_equity: { calm: row(130, 330, 70, 0), nervous: row(-60, 520, 80, 0), crisis: row(-870, 860, 92, 0) },
  world_equity: { calm: row(135, 310, 75, 0), nervous: row(-30, 470, 85, 0), crisis: row(-790, 780, 94, 0) },
  technology: { calm: row(185, 500, 70, -10), nervous: row(-90, 760, 80, -10), crisis: row(-1060, 1140, 90, 0) },
  health: { calm: row(150, 410, 60, 0), nervous: row(-70, 600, 72, 0), crisis: row(-900, 930, 86, 0) },
  thai_banks: { calm: row(160, 450, 68, 10), nervous: row(-100, 690, 78, 0), crisis: row(-1080, 1060, 91, 0) },
  property: { calm: row(150, 400, 45, 35), nervous: row(-70, 620, 65, 25), crisis: row(-1090, 1080, 88, 0) },
  gold: { calm: row(70, 420, 0, 20), nervous: row(60, 520, -10, 20), crisis: row(120, 780, -15, 25) },
  commodities: { calm: row(180, 720, 35, 0), nervous: row(-70, 950, 50, 0), crisis: row(-1500, 1500, 84, 0) },
  dollar: { calm: row(-3, 150, -20, 0), nervous: row(15, 200, -35, 0), crisis: row(110, 290, -45, 0) },
}

/**
 * How wild a day is, for all classes alike: a factor on the volatility and its chance in 256. The mean of its square is 1,
 * and rare wild days give the fat tails.
 */
export const dayTempers: readonly (readonly [factor: number, chance: number])[] = [
  [0.59, 128],
  [0.95, 90],
  [1.48, 31],
  [2.97, 7],
]

/** The business days that a month counts for. */
export const daysPerMonth = 21
