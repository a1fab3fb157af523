import { kindsOf } from '#features/superquest/missions/mission-rules.ts'
import { countRule } from '#features/superquest/missions/progress-rules.ts'
import type { Account } from './account.ts'
import type { Day, Opening } from './calendar.ts'
import type { Goods } from './goods.ts'

/** What may be under way at once, as the product has it. */
const maxUnderWay = 12

type Joined = { opening: Opening; from: number }

/** The missions of one account: `won` counts over all accounts, so that a quota of winners ends. */
export function newQuests(account: Account, won: Map<string, number>, goods: Goods) {
  const underWay: Joined[] = []
  const done = new Set<string>()
  const offered: Opening[] = []

  function isDone({ opening, from }: Joined): boolean {
    const { mission, round } = opening
    const wanted = new Set(kindsOf(mission.rule))
    const counting = account.facts.filter((fact) => fact.at >= from && fact.day <= round.to && wanted.has(fact.kind))
    return countRule(mission.rule, counting).end !== null
  }

  function finish({ opening: { mission, key } }: Joined): void {
    done.add(key)
    const winners = won.get(key) ?? 0
    won.set(key, winners + 1)
    if (winners >= mission.winners) return
    if (mission.reward.kind === 'koin') account.wallet.reward('quest', mission.reward.koin)
    if (mission.reward.kind === 'gift') goods.give(mission.reward.gift)
  }

  return {
    /** Missions that open on a day; active pupils join them by habit, once the missions before them are done. */
    open(openings: readonly Opening[]): void {
      if (account.without === 'missions') return
      for (const opening of openings) if (account.random.chance(account.habits.missions)) offered.push(opening)
    },
    join({ at, day }: Day): void {
      for (let i = offered.length - 1; i >= 0; i--) {
        const { mission, round, lastJoin } = offered[i]!
        const comesBefore = mission.after === null || done.has(`${mission.after}:${round.name}`)
        if (day > lastJoin) offered.splice(i, 1)
        else if (comesBefore && underWay.length < maxUnderWay)
          underWay.push({ opening: offered.splice(i, 1)[0]!, from: at })
      }
    },
    /** Counts what is under way: chains every Sunday, all at the end of a month or of their round. */
    count({ day, isSunday, isLast }: Day): void {
      for (let i = underWay.length - 1; i >= 0; i--) {
        const joined = underWay[i]!
        const { round, mission } = joined.opening
        const isOver = day >= round.to
        const isChained = isSunday && mission.key.startsWith('buffer-')
        if (!isOver && !isLast && !isChained) continue
        const isWhole = isDone(joined)
        if (isWhole) finish(joined)
        if (isWhole || isOver) underWay.splice(i, 1)
      }
    },
    completed: () => done.size,
  }
}
