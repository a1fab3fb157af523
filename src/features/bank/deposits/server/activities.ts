import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

const types = { fixed: 'ประจำ', thaweesup: 'ทวีทรัพย์' }
const typeWords = { type: { name: 'ชนิดบัญชี', values: types } }

/** A deposit was opened; the subject is its id. `amount` (a month's, of Thaweesup) in hundredths of koin. */
export const depositOpened = activityKind(
  'deposit.opened',
  z.object({ type: z.string(), term: z.int(), amount: z.int() }),
  { activity: 'เปิดบัญชีฝาก', unit: 'บัญชี', href: '/bank/saving', facts: typeWords },
)

/**
 * A deposit was kept to its term: a round of a fixed deposit, or a Thaweesup that finished without being stopped. The subject
 * is its id; `interest` in hundredths of koin.
 */
export const depositSaved = activityKind(
  'deposit.kept',
  z.object({ type: z.string(), term: z.int(), interest: z.int() }),
  { activity: 'ฝากครบกำหนด', unit: 'ครั้ง', href: '/bank/saving', facts: typeWords },
)
