import { newRandom } from '../../drill/support/random.ts'
import { type Account, newAccount } from './account.ts'
import { type Day, listDays, listOpenings, type Opening } from './calendar.ts'
import { liveDay } from './day.ts'
import { newGoods } from './goods.ts'
import { type Kind, kinds, kindsOfPeople } from './habits.ts'
import type { Inputs } from './inputs.ts'
import { liveMonth } from './month.ts'
import { newQuests } from './quests.ts'
import type { Without } from './wallet.ts'
import { newClothes } from './wardrobe.ts'

const firstDay = '2027-01-01'
const daysOfYear = 365

/** What became of one account in the year, in hundredths of koin where nothing else is said. */
export type Life = {
  kind: Kind
  minted: number
  spent: number
  cut: number
  balance: number
  bySource: Map<string, number>
  bought: ReadonlyMap<string, number>
  thingsBaht: number
  codesBaht: number
  givenKoin: number
  /** Things of the wardrobe, and what they cost. */
  clothes: number
  clothesSpent: number
  minutes: number
  missions: number
  questPoints: number
  daysHere: number
  /** By month: whether it was here, and what it minted and spent. */
  months: { isHere: boolean; minted: number; spent: number }[]
}

type Asked = { inputs: Inputs; accounts: number; seed: number; only?: Kind; without?: Without }

/**
 * A year of so many accounts. Each has its own seed, so that fewer of them live the same lives; only the quotas of missions tie
 * them together. Kinds alternate by their shares; accounts of one farmer follow each other.
 */
export function simulateYear({ inputs, accounts, seed, only, without = null }: Asked): Life[] {
  const days = listDays(firstDay, daysOfYear)
  const openings = listOpenings(inputs.missions, days)
  const won = new Map<string, number>()
  let farmed = 0
  return Array.from({ length: accounts }, (_, i) => {
    const kind = only ?? kindOf(i)
    const isKnown = kind === 'farmer' && farmed++ % kindsOfPeople.farmer.accounts > 0
    const random = newRandom(seed * 1_000_003 + i)
    const account = newAccount({ inputs, habits: kindsOfPeople[kind], random, kind, isKnown, without })
    return liveYear(account, { days, openings, won })
  })
}

/** Of every hundred accounts so many are of each kind, spread evenly. */
function kindOf(i: number): Kind {
  let place = (i * 37) % 100
  for (const kind of kinds) {
    place -= kindsOfPeople[kind].share
    if (place < 0) return kind
  }
  return 'casual'
}

type World = { days: readonly Day[]; openings: ReadonlyMap<string, Opening[]>; won: Map<string, number> }

function liveYear(account: Account, { days, openings, won }: World): Life {
  const { inputs, habits, random, wallet, kind } = account
  const goods = newGoods(account, inputs.premiums)
  const clothes = newClothes(account, inputs.wardrobe)
  const quests = newQuests(account, won, goods)
  const months: Life['months'] = []
  let [hasStayed, isHere, daysHere, mintedBefore, spentBefore] = [true, false, 0, 0, 0]
  for (const day of days) {
    account.open(day)
    quests.open(openings.get(day.day) ?? [])
    if (hasStayed && random.chance(habits.day)) {
      if (daysHere === 0) begin(account)
      daysHere += 1
      isHere = true
      quests.join(day)
      liveDay(account, day)
      goods.visit(day)
      clothes.visit()
    }
    if (hasStayed && day.isLast && isHere) liveMonth(account, day)
    quests.count(day)
    if (!day.isLast) continue
    const spent = wallet.minted() - wallet.balance()
    months.push({ isHere, minted: wallet.minted() - mintedBefore, spent: spent - spentBefore })
    ;[mintedBefore, spentBefore, isHere] = [wallet.minted(), spent, false]
    hasStayed &&= random.chance(habits.stays)
  }
  return {
    kind,
    minted: wallet.minted(),
    spent: wallet.minted() - wallet.balance(),
    cut: wallet.cut(),
    balance: wallet.balance(),
    bySource: wallet.bySource(),
    bought: goods.bought(),
    ...goods.figures(),
    ...clothes.figures(),
    minutes: account.minutes(),
    missions: quests.completed(),
    questPoints: wallet.questPoints(),
    daysHere,
    months,
  }
}

/** The profile is completed, and the place on the path found. */
function begin({ inputs, wallet, note }: Account): void {
  note('share', 'profile.completed')
  wallet.reward('profile', inputs.rates['profile.completed'].koin)
  wallet.act()
  note('article', 'path.placed', { isGuest: false, strong: 1 })
}
