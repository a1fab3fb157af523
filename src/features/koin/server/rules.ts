import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'

/** The sources of rewards, and whether each is subject to the shared daily and weekly caps (koin.md •). */
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
 * The accounts on the other side of a wallet. A positive balance is held for or owed to the person (`deposit`,
 * `fund_units` at cost, `fund_order` in progress) or was taken in by the system; a negative one was paid out.
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

/** Every account that entries of a currency may name. */
export const ledgerAccounts = {
  koin: ['wallet', ...koinAccounts, ...Object.keys(rewardSources).map((source) => `reward:${source}`)],
  practice_baht: ['wallet', ...bahtAccounts],
} as const

/** The keys of the table of rates, from koin.md. */
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

/** The rate of the milestone reached on the nth learning day of a month; null when there is none. */
export function milestoneRate(daysOfMonth: number): RateKey | null {
  const key = `learning-days.${daysOfMonth}`
  return rateKeys.find((known) => known === key) ?? null
}

/** The grace period: learning until 03:00 may still count for the day before. */
export const learningGraceMs = 3 * 3_600_000

/** The number of consecutive missed days that freeze a streak; one more ends it. */
export const maxFrozenDays = 2

/**
 * A streak of learning days: the number of days learned, the missed days that freeze it now (earliest first), and their
 * maximum.
 */
export type LearningRun = { days: number; frozen: string[]; most_frozen: number }

/**
 * The state of the latest streak: `learned` days, the last one on `last` (null: none ever). Missed days do not count,
 * and up to `maxFrozenDays` in a row do not end it. A day is missed once it can no longer be learned on, at 03:00 of
 * the next day. An ended streak has 0 days.
 */
export function describeRun({ learned, last }: { learned: number; last: string | null }, now: Date): LearningRun {
  const open = bangkokDay(new Date(now.getTime() - learningGraceMs))
  const frozen: string[] = []
  for (let day = addDays(last ?? open, 1); day < open && frozen.length <= maxFrozenDays; day = addDays(day, 1)) {
    frozen.push(day)
  }
  const isOver = frozen.length > maxFrozenDays
  return { days: isOver ? 0 : learned, frozen: isOver ? [] : frozen, most_frozen: maxFrozenDays }
}
