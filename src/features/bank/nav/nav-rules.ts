import {
  type AssetClass,
  assetClasses,
  behaviours,
  daysPerMonth,
  dayTempers,
  type Regime,
  transitions,
} from './market-rules.ts'

/**
 * The engine of NAVs, on both sides of the wire: the same secret gives the same NAVs on every machine. It uses only + − × ÷
 * and Math.sqrt, which IEEE 754 and ECMAScript define to the last bit, and rounds a NAV to 1/10,000 baht each day.
 */

/** What a fund's NAV is made of. `weights` (of 10,000) and `own_risk` (per month) and fees in hundredths of a percent. */
export type Recipe = {
  /** The fund's place in the stream of shocks, 0 to 63; no two funds share one. */
  seat: number
  weights: Partial<Record<AssetClass, number>>
  own_risk: number
  yearly_fee: number
  /** On the first business day of these months it pays `share` of the NAV, as far as the NAV is above `par`. */
  dividend: { months: number[]; share: number } | null
}

/** The NAV at which a fund begins: 10.0000 baht; dividends are paid from what is above it. */
export const par = 100_000

const mostSeats = 64
const perShock = 24
const factors = assetClasses.length + 2
const streamLength = 1 + (factors + mostSeats) * perShock

/** One day of the market: how wild it is, and standard normal shocks of growth, rates, each class, and each fund's seat. */
export type DayShocks = { temper: number; shocks: number[] }

const text = new TextEncoder()

/** The bytes of HKDF-SHA-256 (RFC 5869) from a secret, without salt, for a purpose. */
async function expand(secret: Uint8Array, purpose: string, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: text.encode(`koinklass-nav:${purpose}`) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}

/** The published fingerprint of a secret: SHA-256 as hex. */
export async function hashSecret(secret: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(secret))))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The state of the market in a month ('YYYY-MM'), drawn by the month's secret from the state of the month before. */
export async function drawRegime(secret: Uint8Array, month: string, before: Regime): Promise<Regime> {
  const [high = 0, low = 0] = await expand(secret, `regime:${month}`, 2)
  const drawn = high * 256 + low
  const [calm, nervous] = transitions[before]
  if (drawn < calm) return 'calm'
  return drawn < calm + nervous ? 'nervous' : 'crisis'
}

/** The shocks of a business day, drawn by its month's secret. */
export async function drawDay(secret: Uint8Array, day: string): Promise<DayShocks> {
  const stream = await expand(secret, `day:${day}`, streamLength)
  const shocks = Array.from({ length: factors + mostSeats }, (_, nth) => readNormal(stream, 1 + nth * perShock))
  return { temper: readTemper(stream[0]!), shocks }
}

/** Twelve uniform numbers of 16 bits, summed and centred: mean 0, variance 1 (the Irwin–Hall approximation of a normal). */
function readNormal(stream: Uint8Array, at: number): number {
  let sum = 0
  for (let nth = 0; nth < 12; nth++) sum += stream[at + 2 * nth]! * 256 + stream[at + 2 * nth + 1]!
  return (sum - 6 * 65_535) / 65_536
}

function readTemper(byte: number): number {
  let below = 0
  for (const [factor, chance] of dayTempers) {
    below += chance
    if (byte < below) return factor
  }
  return 1
}

/** What each asset class gained on a day: 0.01 is 1 %. */
export function classReturns({ temper, shocks }: DayShocks, regime: Regime): Record<AssetClass, number> {
  const perDay = Math.sqrt(daysPerMonth)
  const returns = assetClasses.map((name, nth) => {
    const { mean, volatility, growth, rates } = behaviours[name][regime]
    const own = Math.sqrt(10_000 - growth * growth - rates * rates)
    const shock = (growth * shocks[0]! + rates * shocks[1]! + own * shocks[2 + nth]!) / 100
    return [name, mean / (10_000 * daysPerMonth) + (temper * volatility * shock) / (10_000 * perDay)]
  })
  return Object.fromEntries(returns) as Record<AssetClass, number>
}

export type DayOfFund = {
  recipe: Recipe
  /** Of the business day before, in 1/10,000 baht. */
  nav: number
  market: DayShocks
  regime: Regime
  day: string
  dayBefore: string
}

/** A fund's NAV of a business day, and the dividend per unit that left it on this day; both in 1/10,000 baht. */
export function nextNav({ recipe, nav, market, regime, day, dayBefore }: DayOfFund): { nav: number; dividend: number } {
  const returns = classReturns(market, regime)
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
