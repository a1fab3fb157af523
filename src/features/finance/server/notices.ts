import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import type { AdjustReason } from '../adjust-contract.ts'
import { reasonTitles } from './adjust-rules.ts'

/** Staff has given koin (positive hundredths) or taken them. */
export const koinAdjusted = noticeKind<{ amount: number; reason: AdjustReason }>('koin.adjusted', {
  group: 'account',
  hasMail: true,
  tell: ({ amount, reason }) => ({
    title: amount > 0 ? `ได้ koin เพิ่ม ${formatKoin(koin(amount))}` : `ยอด koin ลดลง ${formatKoin(koin(-amount))}`,
    body: `${reasonTitles[reason]} ดูรายการได้ในประวัติ koin`,
    href: '/profile',
  }),
})
