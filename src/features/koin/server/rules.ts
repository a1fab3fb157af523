import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'

/** Where rewards come from, and whether the source is under the caps of a day and a week that all such share (koin.md •). */
export const rewardSources = {
  profile: { isUnderCaps: false },
  'quiz-daily': { isUnderCaps: true },
  'learning-days': { isUnderCaps: false },
  'quiz-monthly': { isUnderCaps: false },
  'quiz-final': { isUnderCaps: false },
  'quiz-money': { isUnderCaps: false },
  post: { isUnderCaps: false },
  article: { isUnderCaps: true },
  video: { isUnderCaps: true },
  event: { isUnderCaps: false },
  'catch-me': { isUnderCaps: true },
  hangman: { isUnderCaps: true },
  'visual-decoder': { isUnderCaps: true },
  crossword: { isUnderCaps: true },
  quest: { isUnderCaps: false },
  'user-level': { isUnderCaps: false },
  'krazy-day': { isUnderCaps: false },
} as const satisfies Record<string, { isUnderCaps: boolean }>
export type RewardSource = keyof typeof rewardSources

/**
 * The accounts on the other side of a wallet. What is positive in one, the system holds or owes to the person
 * (`deposit`, `fund_units` at cost, `fund_order` under way) or has taken in; what is negative, it has given out.
 */
const koinAccounts = [
  'store_revenue',
  'donation',
  'event_fee',
  'quota_sale',
  'deposit',
  'interest_expense',
  'withholding_tax',
  'lapse',
  'adjustment',
] as const
const bahtAccounts = ['allowance', 'fund_order', 'fund_units', 'fund_gain', 'fund_fee', 'adjustment'] as const

export type KoinAccount = (typeof koinAccounts)[number]
export type BahtAccount = (typeof bahtAccounts)[number]

/** Every account that lines of a currency may name. */
export const ledgerAccounts = {
  koin: ['wallet', ...koinAccounts, ...Object.keys(rewardSources).map((source) => `reward:${source}`)],
  practice_baht: ['wallet', ...bahtAccounts],
} as const

/** The keys of the table of rates: what earns, by koin.md. */
export const rateKeys = [
  'reward-cap.day',
  'reward-cap.week',
  'profile.completed',
  'quiz.daily.right',
  'quiz.daily.all-right',
  'learning-days.5',
  'learning-days.10',
  'learning-days.15',
  'learning-days.20',
  'quiz.monthly.try',
  'quiz.monthly.pass',
  'quiz.monthly.high',
  'quiz.monthly.right',
  'quiz.final.open',
  'quiz.final.pass',
  'quiz.final.resit',
  'quiz.final.right',
  'quiz.money.basic',
  'quiz.money.intermediate',
  'quiz.money.advanced',
  'post.approved',
  'article.question',
  'article.summary',
  'video.watched',
  'event.attended',
  'game.catch-me',
  'game.hangman.win',
  'game.hangman.flawless',
  'game.hangman.pack',
  'game.decoder.picture',
  'game.crossword.daily',
  'game.crossword.weekly',
  'deposit.held',
  'robo.quarter',
  'staff.alone',
] as const
export type RateKey = (typeof rateKeys)[number]

/** The rate of the milestone that the so-manieth learning day of a month reaches; null on the days between. */
export function milestoneRate(daysOfMonth: number): RateKey | null {
  const key = `learning-days.${daysOfMonth}`
  return rateKeys.find((known) => known === key) ?? null
}

/** Learning until three in the morning may still count for the day before. */
export const learningGraceMs = 3 * 3_600_000

/** So many days in a row that were missed freeze a run of learning days by themselves; one more ends it. */
export const mostFrozenDays = 2

/** A run of learning days: how many days were learned, the days of now that freeze it (earliest first), and how many may. */
export type LearningRun = { days: number; frozen: string[]; mostFrozen: number }

/**
 * How the newest run of learning days stands: `learned` days, the last of them `last` (null: none ever). Days missed are
 * not counted and end nothing up to `mostFrozenDays` in a row. A day is missed when it can no longer be learned on: at
 * 03:00 of the next. An ended run has 0 days.
 */
export function describeRun({ learned, last }: { learned: number; last: string | null }, now: Date): LearningRun {
  const open = bangkokDay(new Date(now.getTime() - learningGraceMs))
  const frozen: string[] = []
  for (let day = addDays(last ?? open, 1); day < open && frozen.length <= mostFrozenDays; day = addDays(day, 1)) {
    frozen.push(day)
  }
  const isOver = frozen.length > mostFrozenDays
  return { days: isOver ? 0 : learned, frozen: isOver ? [] : frozen, mostFrozen: mostFrozenDays }
}
