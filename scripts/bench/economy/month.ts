import { examLength, reaches, seasonOf } from '#features/quizzes/exams/server/rules.ts'
import type { Account } from './account.ts'
import type { Day } from './calendar.ts'

const moneyLevels = ['basic', 'intermediate', 'advanced'] as const

/** What comes once a month: exams, posts, events. On the last day of each. */
export function liveMonth(account: Account, { month, at }: Day): void {
  const { habits, random, inputs, wallet, note, times } = account
  if (random.chance(habits.exam)) takeMonthly(account, month)
  if (month === seasonOf(month).last) takeFinal(account, month)
  if (random.chance(habits.exam)) takeMoneyQuiz(account)
  for (let i = 0; i < Math.min(times(habits.posts), inputs.rates['post.approved'].quota ?? 0); i++) {
    note('post', 'post.published', { club: 'hit', skill: 'saving' }, `own-${at}-${i}`)
    wallet.reward('post', inputs.rates['post.approved'].koin)
    wallet.act()
  }
  for (let i = 0; i < times(habits.events); i++) {
    note('event', 'event.attended', { kind: 'workshop', skill: 'planning' }, `event-${at}-${i}`)
    wallet.reward('event', inputs.eventReward)
    wallet.act()
  }
}

function takeMonthly({ inputs: { rates }, wallet, note, rights, passedMonths }: Account, month: string): void {
  const total = examLength.monthly
  for (let nth = 1; nth <= (rates['quiz.monthly.try'].quota ?? 1); nth++) {
    const right = rights(total)
    const isPassed = reaches(right, total, rates['quiz.monthly.pass'].threshold ?? 100)
    note('exam', 'quiz.monthly.finished', { right, total, isPassed, try: nth }, month)
    if (!isPassed) continue
    passedMonths.push(month)
    const isHigh = reaches(right, total, rates['quiz.monthly.high'].threshold ?? 100)
    wallet.reward('quiz-monthly', rates[isHigh ? 'quiz.monthly.high' : 'quiz.monthly.pass'].koin)
    return
  }
}

function takeFinal({ inputs: { rates }, wallet, note, rights, passedMonths }: Account, month: string): void {
  const { first } = seasonOf(month)
  const ofSeason = passedMonths.filter((passed) => passed >= first && passed <= month).length
  if (ofSeason < (rates['quiz.final.open'].threshold ?? 0)) return
  for (const key of ['quiz.final.pass', 'quiz.final.resit'] as const) {
    const right = rights(examLength.final)
    const isPassed = reaches(right, examLength.final, rates[key].threshold ?? 100)
    note('final', 'quiz.final.finished', { right, total: examLength.final, isPassed, try: 1 }, month)
    if (!isPassed) continue
    wallet.reward('quiz-final', rates[key].koin)
    return
  }
}

/** The next level, with as many tries as a month has nights to wait. */
function takeMoneyQuiz(account: Account): void {
  const { inputs, wallet, note, rights } = account
  const level = moneyLevels[account.moneyLevel]
  if (!level) return
  const rate = inputs.rates[`quiz.money.${level}`]
  const right = rights(examLength.money)
  const isPassed = reaches(right, examLength.money, rate.threshold ?? 100)
  note('money', 'quiz.money.finished', { right, total: examLength.money, isPassed, try: 1, level }, level)
  if (!isPassed) return
  account.moneyLevel += 1
  wallet.reward('quiz-money', rate.koin)
}
