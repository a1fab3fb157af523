import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the play. */
export const catchMeFinished = activityKind(
  'game.catch-me.finished',
  z.object({ way: z.string(), score: z.int(), good: z.int(), isPaid: z.boolean() }),
  {
    activity: 'เล่นเกมจับให้ทัน',
    unit: 'รอบ',
    href: '/games/catch-me-if-you-can',
    facts: {
      score: { name: 'คะแนน', wanted: 'ให้ได้อย่างน้อย {n} คะแนน', sum: 'เก็บคะแนนรวม {n} คะแนน' },
      good: { name: 'ของดีที่จับได้', wanted: 'ให้จับของดีได้อย่างน้อย {n} ชิ้น', sum: 'จับของดีรวม {n} ชิ้น' },
    },
  },
)
