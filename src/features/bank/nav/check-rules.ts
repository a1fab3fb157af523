import type { Regime } from './market-rules.ts'
import { drawDay, drawRegime, fromHex, hashSecret, nextNav, type Recipe } from './nav-rules.ts'

/** What the call navMonth tells of a month that is over, as far as it is checked. */
export type PublishedMonth = {
  month: string
  commitment: string
  secret: string | null
  regime_before: Regime | null
  regime: Regime | null
  start_on: string | null
  days: string[]
  funds: { code: string; recipe: Recipe; start: number; navs: number[] }[]
}

export type NavFault = { code: string; day: string; published: number; computed: number }

/**
 * Makes a month's NAVs again from its secret. `isPromised`: the secret has the hash that was published before; `isRegime`: it
 * draws the state of the market that was used; `faults`: the NAVs that differ. Null while the secret is not opened.
 */
export async function checkMonth(
  month: PublishedMonth,
): Promise<{ isPromised: boolean; isRegime: boolean; checked: number; faults: NavFault[] } | null> {
  const { secret, regime } = month
  if (secret === null || regime === null) return null
  const bytes = fromHex(secret)
  // The first month of all has no month before it and begins calm.
  const drawn = month.regime_before === null ? 'calm' : await drawRegime(bytes, month.month, month.regime_before)
  const faults: NavFault[] = []
  let checked = 0
  for (const [nth, day] of month.days.entries()) {
    const dayBefore = nth === 0 ? month.start_on : month.days[nth - 1]!
    if (dayBefore === null) continue
    const market = await drawDay(bytes, day)
    for (const { code, recipe, start, navs } of month.funds) {
      const before = nth === 0 ? start : navs[nth - 1]!
      const published = navs[nth]!
      const { nav } = nextNav({ recipe, nav: before, market, regime, day, dayBefore })
      checked++
      if (nav !== published) faults.push({ code, day, published, computed: nav })
    }
  }
  return { isPromised: (await hashSecret(bytes)) === month.commitment, isRegime: drawn === regime, checked, faults }
}
