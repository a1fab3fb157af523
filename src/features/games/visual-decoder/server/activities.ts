import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** Every picture of a set is solved, skipped or missed; the subject is the set. */
export const decoderFinished = activityKind('game.decoder.finished', z.object({ right: z.int(), total: z.int() }), {
  activity: 'เล่นทายภาพครบชุด',
  unit: 'ชุด',
  href: '/games/visual-decoder',
  facts: { right: { name: 'ภาพที่ทายถูก', wanted: 'ให้ถูกอย่างน้อย {n} ภาพ', sum: 'ให้ถูกรวม {n} ภาพ' } },
})
