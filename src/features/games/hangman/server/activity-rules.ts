import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A word was guessed or not; the subject is the game. Practice pays nothing: a bought word, or a day too late. */
export const hangmanFinished = activityKind(
  'game.hangman.finished',
  z.object({ isWon: z.boolean(), misses: z.int(), isPractice: z.boolean() }),
  {
    deed: 'เล่นทายคำ',
    unit: 'คำ',
    href: '/games/hangman',
    facts: { isWon: { name: 'ชนะ', wanted: 'ให้ชนะ' }, isPractice: { name: 'คำฝึก', wanted: 'ในคำฝึก' } },
  },
)
