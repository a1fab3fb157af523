import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { findLearningDay } from '#features/koin/server/learning-queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { add, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { HangmanReward } from '../hangman-contract.ts'
import { hangmanFinished } from './activities.ts'
import { findWord, type GameRow, isUnpaid, skillOf } from './queries.ts'

const nothing = { asked: koin(0), paid: koin(0), is_capped: false, points: [], learning_day: null }

/**
 * Pays a finished word of its day: koin under the caps and a skill point for a win, the learning day in any case.
 * Practice pays nothing.
 */
export async function rewardGame(tx: Tx, game: GameRow, now: Date): Promise<HangmanReward> {
  const isPractice = isUnpaid(game, now)
  const { user_id: userId, day, place, misses } = game
  const isWon = game.is_won === true
  const cause = `game:hangman:${day}:${game.pack}:${place}`
  const facts = { isWon, misses, isPractice }
  await recordActivity(tx, { userId, kind: hangmanFinished, subjectId: game.id, facts, cause, day, now })
  if (isPractice) return { ...nothing, is_practice: isPractice }
  const learningDay = await learn(tx, { userId, day, now })
  if (!isWon) return { ...nothing, is_practice: isPractice, learning_day: learningDay }
  const rates = await readRates(tx, ['game.hangman.win', 'game.hangman.flawless'], now)
  const { koin: win, points } = rates['game.hangman.win']
  const amount = misses === 0 ? add(win, rates['game.hangman.flawless'].koin) : win
  const title = `ทายคำ ${formatThaiDate(day)} คำที่ ${place}`
  const reason = { userId, cause, title, href: '/games/hangman', now }
  const reward = await rewardKoin(tx, { source: 'hangman', amount, ...reason })
  const skill = skillOf(game, await findWord(tx, game))
  await giveSkillPoints(tx, { points: { [skill]: points }, ...reason })
  return {
    is_practice: isPractice,
    ...reward,
    points: points > 0 ? [{ skill, points }] : [],
    learning_day: learningDay,
  }
}

/** A word begun before midnight counts for its own day. */
async function learn(tx: Tx, { userId, day, now }: { userId: string; day: string; now: Date }) {
  const learningDay = day === bangkokDay(now) ? await findLearningDay(tx, userId, now) : day
  return { day: learningDay, ...(await recordLearningDay(tx, { userId, day: learningDay, now })) }
}
