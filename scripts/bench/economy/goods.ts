import type { PremiumContent } from '#features/store/premiums/content.ts'
import { daysUntil, paceDays } from '#features/store/premiums/pace-rules.ts'
import { isTooMuchAtOnce } from '#features/store/premiums/worth-rules.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import type { Account } from './account.ts'
import type { Day } from './calendar.ts'

/** The product's own rule: a price is the cost in baht times ten. */
const koinPerBaht = 10
/** Somebody saves for what is so near at most, at their own pace. */
const maxDaysOfSaving = 150

export type Goods = ReturnType<typeof newGoods>

/** What one account buys: an aim at a time, of what its pace can reach, bought when the koin is there. */
export function newGoods(account: Account, premiums: readonly PremiumContent[]) {
  const { habits, random, wallet } = account
  const bought = new Map<string, number>()
  const things = premiums.filter(({ type }) => type === 'physical' || type === 'code')
  const others = premiums.filter(({ type }) => type === 'voucher' || type === 'charity')
  let aim: PremiumContent | null = null
  let [thingsBaht, codesBaht, givenKoin] = [0, 0, 0]

  function choose(now: Day): PremiumContent | null {
    const earned = wallet.earnedIn(paceDays)
    const memberSince = new Date(Date.parse(addDays(now.day, -Math.min(now.at, paceDays))))
    const given = { earned, memberSince, now: new Date(Date.parse(now.day)) }
    const pool = (random.chance(habits.gives) ? others : things).filter((one) => {
      if (isTooMuchAtOnce(one.type, one.price * 100)) return false
      if ((bought.get(one.key) ?? 0) >= (one.per_person ?? Number.POSITIVE_INFINITY)) return false
      const days = daysUntil(one.price * 100 - wallet.balance(), given)
      return days !== null && days <= maxDaysOfSaving
    })
    return pool.length > 0 ? random.pick(pool) : null
  }

  function count({ key, type, price }: PremiumContent): void {
    bought.set(key, (bought.get(key) ?? 0) + 1)
    if (type === 'physical') thingsBaht += price / koinPerBaht
    if (type === 'code') codesBaht += price / koinPerBaht
    if (type === 'charity') givenKoin += price
  }

  return {
    /** A look at the shop: what is aimed at is bought when it can be paid, and the next one chosen. */
    visit(day: Day): void {
      aim ??= choose(day)
      if (!aim || wallet.balance() < aim.price * 100) return
      wallet.spend(aim.price * 100)
      count(aim)
      if (aim.type === 'physical' || aim.type === 'code') wallet.act()
      if (aim.type === 'charity' && aim.price >= 100) wallet.act()
      const kind = aim.type === 'charity' ? 'donation.made' : 'premium.bought'
      account.note('share', kind, { type: aim.type, quantity: 1, paid: aim.price * 100 }, aim.key)
      aim = null
    },
    /** A gift of a mission: a thing without a price. */
    give(key: string): void {
      const premium = premiums.find((one) => one.key === key)
      if (premium) count({ ...premium, per_person: null })
    },
    bought: () => bought,
    figures: () => ({ thingsBaht, codesBaht, givenKoin }),
  }
}
