import type { BankClock } from '../clock/clock-rules.ts'
import { marketDaysOn } from '../clock/market-day-rules.ts'
import { drawFirstDay, drawFirstRegime, firstNextNav } from './first-nav-rules.ts'
import type { Regime } from './market-rules.ts'
import { drawRealDay, monthsBegunIn, nextNav, type Recipe } from './nav-rules.ts'
import { fromHex, hashSecret } from './secret-rules.ts'

/** What the call navMonth tells of a month that is over, as far as it is checked. */
export type PublishedMonth = {
  month: string
  commitment: string
  secret: string | null
  recipe: number
  regime_before: Regime | null
  regime: Regime | null
  start_on: string | null
  days: string[]
  market_days: number[]
  states: Regime[]
  clock: BankClock
  funds: { code: string; recipe: Recipe; start: number; navs: number[] }[]
}

export type NavFault = { code: string; day: string; published: number; computed: number }

/** `isClock`: each day carried the market days that the bank clock gives it; the first recipe has none. */
export type Checked = {
  isPromised: boolean
  isRegime: boolean
  isClock: boolean
  checked: number
  faults: NavFault[]
}

/**
 * Makes a month's NAVs again from its secret. `isPromised`: the secret has the hash that was published before; `isRegime`: it
 * draws the states of the market that were used; `faults`: the NAVs that differ. Null while the secret is not opened.
 */
export async function checkMonth(month: PublishedMonth): Promise<Checked | null> {
  const { secret, regime } = month
  if (secret === null || regime === null) return null
  const bytes = fromHex(secret)
  const found = month.recipe === 1 ? await checkFirst(month, bytes, regime) : await checkSecond(month, bytes, regime)
  return { isPromised: (await hashSecret(bytes)) === month.commitment, ...found }
}

type Found = Omit<Checked, 'isPromised'>
/** The NAV of a fund on a day, from that of the business day before. */
type Price = (recipe: Recipe, nav: number, dayBefore: string) => number

async function checkFirst(month: PublishedMonth, bytes: Uint8Array, regime: Regime): Promise<Found> {
  // The first month of all has no month before it and begins calm.
  const drawn = month.regime_before === null ? 'calm' : await drawFirstRegime(bytes, month.month, month.regime_before)
  const found: Found = { isRegime: drawn === regime, isClock: true, checked: 0, faults: [] }
  for (const [nth, day] of month.days.entries()) {
    const market = await drawFirstDay(bytes, day)
    compareDay(
      month,
      nth,
      found,
      (recipe, nav, dayBefore) => firstNextNav({ recipe, nav, market, regime, day, dayBefore }).nav,
    )
  }
  return found
}

async function checkSecond(month: PublishedMonth, bytes: Uint8Array, start: Regime): Promise<Found> {
  const found: Found = { isRegime: true, isClock: true, checked: 0, faults: [] }
  let state = start
  for (const [nth, day] of month.days.entries()) {
    const marketDays = month.market_days[nth] ?? 0
    const drawn = await drawRealDay(bytes, { day, marketDays, state })
    state = drawn.state
    found.isRegime &&= state === month.states[nth]
    found.isClock &&= marketDays === marketDaysOn(month.clock, day)
    compareDay(
      month,
      nth,
      found,
      (recipe, nav, dayBefore) =>
        nextNav({ recipe, nav, days: drawn.days, monthsBegun: monthsBegunIn(month.clock, dayBefore, day) }).nav,
    )
  }
  return found
}

function compareDay(month: PublishedMonth, nth: number, found: Found, price: Price): void {
  const day = month.days[nth]!
  const dayBefore = nth === 0 ? month.start_on : month.days[nth - 1]!
  if (dayBefore === null) return
  for (const { code, recipe, start, navs } of month.funds) {
    const published = navs[nth]!
    const computed = price(recipe, nth === 0 ? start : navs[nth - 1]!, dayBefore)
    found.checked++
    if (computed !== published) found.faults.push({ code, day, published, computed })
  }
}
