import type { Reply } from '#lib/contract.ts'
import type { showNavMonth } from './contract.ts'
import { drawDay, drawRegime, fromHex, hashSecret, nextNav } from './nav-rules.ts'

/** What a check of a month found: whether the secret is the promised one, and how many prices are equal. */
export type NavCheck = { isPromised: boolean; equal: number; unequal: number }

/**
 * Makes a month's NAVs again from its opened secret, and compares them with those that were published. Null while the
 * secret is not opened, or where the month has no past to start from.
 */
export async function checkNavMonth(month: Reply<typeof showNavMonth>): Promise<NavCheck | null> {
  const { secret: hex, regime_before: before, start_on: startOn } = month
  if (hex === null || before === null || startOn === null) return null
  const secret = fromHex(hex)
  const regime = await drawRegime(secret, month.month, before)
  const navs = month.funds.map(({ start }) => start)
  const found = { equal: 0, unequal: 0 }
  let dayBefore = startOn
  for (const [nth, day] of month.days.entries()) {
    const market = await drawDay(secret, day)
    for (const [i, fund] of month.funds.entries()) {
      navs[i] = nextNav({ recipe: fund.recipe, nav: navs[i]!, market, regime, day, dayBefore }).nav
      if (navs[i] === fund.navs[nth]) found.equal += 1
      else found.unequal += 1
    }
    dayBefore = day
  }
  return { isPromised: (await hashSecret(secret)) === month.commitment, ...found }
}
