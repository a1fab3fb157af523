import { milestoneRate, type RewardSource, rewardSources } from '#features/koin/server/rules.ts'
import { levelTable, maxPointsADay } from '#features/superquest/user-level/level-rules.ts'
import type { Inputs } from './inputs.ts'

/** Rules that can be left out or changed, to see what each of them does; `tight-week`: a week's cap of two thirds. */
export type Without = 'caps' | 'tight-week' | 'quotas' | 'learning-days' | 'missions' | 'levels' | null

/** The koin of one account: the product's caps, milestones and levels over what it does, day after day. */
export function newWallet({ rates }: Pick<Inputs, 'rates'>, without: Without) {
  const { dayCap, weekCap } = capsOf(rates, without)
  const bySource = new Map<RewardSource, number>()
  const byDay: number[] = []
  const points: number[] = []
  let [balance, minted, today, ofDay, ofWeek, ofMonth, cut] = [0, 0, 0, 0, 0, 0, 0]
  let [actions, hasLearned, questPoints] = [0, false, 0]
  const claimed = new Set<string>(['rookie'])

  function add(source: RewardSource, amount: number): void {
    if (amount <= 0) return
    balance += amount
    minted += amount
    byDay[today] = (byDay[today] ?? 0) + amount
    bySource.set(source, (bySource.get(source) ?? 0) + amount)
  }

  return {
    /** Opens a day: `at` counts from the first one; a week begins on Monday. */
    open(at: number, { isMonday, isFirst }: { isMonday: boolean; isFirst: boolean }): void {
      today = at
      ofDay = 0
      actions = 0
      hasLearned = false
      if (isMonday) ofWeek = 0
      if (isFirst) ofMonth = 0
    },
    /** Pays a reward, cut to what the caps leave where its source is under them. */
    reward(source: RewardSource, amount: number): void {
      if (!rewardSources[source].isUnderCaps) {
        add(source, amount)
        return
      }
      const paid = Math.max(0, Math.min(amount, dayCap - ofDay, weekCap - ofWeek))
      cut += amount - paid
      ofDay += paid
      ofWeek += paid
      add(source, paid)
    },
    /** Notes that something was learned today → whether it is the first time. */
    learn(): boolean {
      if (hasLearned) return false
      hasLearned = true
      ofMonth += 1
      const key = milestoneRate(ofMonth)
      if (key && without !== 'learning-days') add('learning-days', rates[key].koin)
      return true
    },
    /** Counts an action for the quest points, and claims the level that is reached. */
    act(): void {
      if (actions >= maxPointsADay) return
      actions += 1
      questPoints += 1
      points[today] = questPoints
      if (without === 'levels') return
      for (const [key, { from, koin }] of Object.entries(levelTable))
        if (questPoints >= from && !claimed.has(key)) {
          claimed.add(key)
          add('user-level', koin)
        }
    },
    spend(amount: number): void {
      if (amount > balance) throw new Error('a wallet never goes below zero')
      balance -= amount
    },
    /** What was earned in the last days, today included. */
    earnedIn: (days: number) => {
      let sum = 0
      for (let at = Math.max(0, today - days + 1); at <= today; at++) sum += byDay[at] ?? 0
      return sum
    },
    balance: () => balance,
    minted: () => minted,
    cut: () => cut,
    bySource: () => bySource,
    questPoints: () => questPoints,
  }
}

function capsOf(rates: Inputs['rates'], without: Without): { dayCap: number; weekCap: number } {
  const [dayCap, weekCap] = [rates['reward-cap.day'].koin, rates['reward-cap.week'].koin]
  if (without === 'caps') return { dayCap: Number.POSITIVE_INFINITY, weekCap: Number.POSITIVE_INFINITY }
  return { dayCap, weekCap: without === 'tight-week' ? Math.round((weekCap * 2) / 3) : weekCap }
}
