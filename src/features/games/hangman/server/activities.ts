import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A word was finished; the subject is the game. Practice (a bought word, or a past day) pays nothing. */
export const hangmanFinished = activityKind(
  'game.hangman.finished',
  z.object({ isWon: z.boolean(), misses: z.int(), isPractice: z.boolean() }),
  {
    activity: 'เล่นทายคำ',
    unit: 'คำ',
    href: '/games/hangman',
    facts: {
      isWon: { name: 'ชนะ', wanted: 'ให้ชนะ' },
      isPractice: { name: 'คำฝึก', wanted: 'ในคำฝึก', unwanted: 'ไม่นับคำฝึก' },
    },
  },
)
