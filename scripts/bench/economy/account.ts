import type { Fact } from '#features/superquest/missions/progress-rules.ts'
import type { Random } from '../../drill/support/random.ts'
import type { Day } from './calendar.ts'
import { type Activity, type Habits, type Kind, minutes } from './habits.ts'
import type { Inputs } from './inputs.ts'
import { newWallet, type Without } from './wallet.ts'

export type Account = ReturnType<typeof newAccount>
/** `isKnown`: another account of the same person has seen the answers. */
type Given = { inputs: Inputs; habits: Habits; random: Random; kind: Kind; isKnown: boolean; without: Without }

/** One account with what it has done: its wallet, its facts, and the time that they took. */
export function newAccount(given: Given) {
  const { inputs, habits, random, isKnown, without } = given
  const facts: Fact[] = []
  let spentMinutes = 0
  let [at, day, count] = [0, '', 0]
  const account = {
    ...given,
    wallet: newWallet(inputs, without),
    facts,
    read: new Set<number>(),
    seen: new Set<number>(),
    shared: new Set<number>(),
    passedMonths: [] as string[],
    moneyLevel: 0,
    /** True so often, where a figure may be more than one: once surely and once more perhaps. */
    times: (share: number) => Math.floor(share) + (random.chance(share - Math.floor(share)) ? 1 : 0),
    /** How many of so many questions are right. */
    rights: (questions: number) => {
      let right = 0
      for (let i = 0; i < questions; i++) if (random.chance(habits.right)) right++
      return right
    },
    open(one: Day): void {
      at = one.at
      day = one.day
      account.wallet.open(one.at, one)
    },
    /** Notes an activity: the time that it took, and a fact that missions count. */
    note(activity: Activity, kind: string, values: Record<string, unknown> = {}, subject: string | null = null): void {
      spentMinutes += minutes[activity][isKnown ? 'known' : 'fresh']
      facts.push({ id: String(count++).padStart(9, '0'), kind, subject, day, facts: values, at })
    },
    learn(): void {
      if (account.wallet.learn())
        facts.push({ id: String(count++).padStart(9, '0'), kind: 'learning.day', subject: null, day, facts: {}, at })
    },
    minutes: () => spentMinutes,
    /** How many of something a day brings at most, by the table of rates. */
    quota: (
      key: 'article.question' | 'video.watched' | 'game.catch-me' | 'game.hangman.win' | 'game.decoder.picture',
    ) => (inputs.rates[key].quota ?? 1) * (without === 'quotas' ? 2 : 1),
  }
  return account
}
