import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the puzzle: `daily:<day>` or `weekly:<Monday>`. */
export const crosswordFinished = activityKind(
  'game.crossword.finished',
  z.object({ size: z.enum(['daily', 'weekly']), cells: z.int(), revealed: z.int() }),
  {
    activity: 'เล่นอักษรไขว้จนจบ',
    unit: 'กระดาน',
    href: '/crossword',
    subject: { unit: 'กระดาน' },
    facts: { size: { name: 'ขนาด', values: { daily: 'ประจำวัน', weekly: 'ประจำสัปดาห์' } } },
  },
)
