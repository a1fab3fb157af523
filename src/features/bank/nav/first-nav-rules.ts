import { behaviours, daysPerMonth, dayTempers, transitions } from './first-market-rules.ts'
import { type AssetClass, assetClasses, type Regime } from './market-rules.ts'
import { par, type Recipe } from './nav-rules.ts'
import { expand, perShock, readNormal, readTemper } from './secret-rules.ts'

/**
 * The first recipe, by which NAVs were made until the months of the second (decision 0018): a state of the market for a calendar
 * month, one market day on each real business day. It is here so that what was published keeps its proof. It uses only
 * + − × ÷ and Math.sqrt, which IEEE 754 and ECMAScript define to the last bit, and rounds a NAV to 1/10,000 baht each day.
 */

const maxSeats = 64
const factors = assetClasses.length + 2
const streamLength = 1 + (factors + maxSeats) * perShock

/** One day of the market: how wild it is, and standard normal shocks of growth, rates, each class, and each fund's seat. */
export type FirstShocks = { temper: number; shocks: number[] }

/** The state of the market in a month ('YYYY-MM'), drawn by the month's secret from the state of the month before. */
export async function drawFirstRegime(secret: Uint8Array, month: string, before: Regime): Promise<Regime> {
  const [high = 0, low = 0] = await expand(secret, `regime:${month}`, 2)
  const drawn = high * 256 + low
  const [calm, nervous] = transitions[before]
  if (drawn < calm) return 'calm'
  return drawn < calm + nervous ? 'nervous' : 'crisis'
}

/** The shocks of a business day, drawn by its month's secret. */
export async function drawFirstDay(secret: Uint8Array, day: string): Promise<FirstShocks> {
  const stream = await expand(secret, `day:${day}`, streamLength)
  const shocks = Array.from({ length: factors + maxSeats }, (_, nth) => readNormal(stream, 1 + nth * perShock))
  return { temper: readTemper(dayTempers, stream[0]!), shocks }
}

/** What each asset class gained on a day: 0.01 is 1 %. */
export function firstClassReturns({ temper, shocks }: FirstShocks, regime: Regime): Record<AssetClass, number> {
  const perDay = Math.sqrt(daysPerMonth)
  const returns = assetClasses.map((name, nth) => {
    const { mean, volatility, growth, rates } = behaviours[name][regime]
    const own = Math.sqrt(10_000 - growth * growth - rates * rates)
    const shock = (growth * shocks[0]! + rates * shocks[1]! + own * shocks[2 + nth]!) / 100
    return [name, mean / (10_000 * daysPerMonth) + (temper * volatility * shock) / (10_000 * perDay)]
  })
  return Object.fromEntries(returns) as Record<AssetClass, number>
}

export type FirstDayOfFund = {
  recipe: Recipe
  /** Of the business day before, in 1/10,000 baht. */
  nav: number
  market: FirstShocks
  regime: Regime
  day: string
  dayBefore: string
}

/** A fund's NAV of a business day, and the dividend per unit that left it on this day; both in 1/10,000 baht. */
export function firstNextNav({ recipe, nav, market, regime, day, dayBefore }: FirstDayOfFund): {
  nav: number
  dividend: number
} {
  const returns = firstClassReturns(market, regime)
  let change = 0
  for (const name of assetClasses) change += ((recipe.weights[name] ?? 0) / 10_000) * returns[name]
  const own = market.shocks[factors + recipe.seat]! * market.temper
  change += (recipe.own_risk * own) / (10_000 * Math.sqrt(daysPerMonth))
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${dayBefore}T00:00:00Z`)) / 86_400_000
  change -= (recipe.yearly_fee * days) / (10_000 * 365)
  // No day takes more than half: beyond what the model's tails can give.
  const gross = Math.max(1, Math.round(nav * (1 + Math.max(-0.5, change))))
  const dividend = dividendOf(recipe, { nav: gross, day, dayBefore })
  return { nav: gross - dividend, dividend }
}

function dividendOf(
  { dividend }: Recipe,
  { nav, day, dayBefore }: { nav: number; day: string; dayBefore: string },
): number {
  if (!dividend || day.slice(0, 7) === dayBefore.slice(0, 7) || !dividend.months.includes(Number(day.slice(5, 7))))
    return 0
  return Math.max(0, Math.min(Math.floor((nav * dividend.share) / 10_000), nav - par))
}
