import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'

/** How many purchases settled, and what the sales brought to the practice purse in hundredths of baht. */
type Settled = { bought: number; sold: number; proceeds: number }

/** A day's settled orders of a person in one notice. */
export const fundOrdersSettled = noticeKind<Settled>('bank.fund-settled', {
  group: 'bank',
  hasMail: false,
  tell: ({ bought, sold, proceeds }) => ({
    title: 'คำสั่งกองทุนเสร็จแล้ว',
    body: [
      bought > 0 ? `ซื้อสำเร็จ ${bought} รายการ ได้หน่วยลงทุนแล้ว` : null,
      sold > 0 ? `ขายสำเร็จ ${sold} รายการ ${formatKoin(practiceBaht(proceeds))} บาทจำลองเข้ากระเป๋าฝึกแล้ว` : null,
    ]
      .filter((line) => line !== null)
      .join(' · '),
    href: '/bank/fund/orders',
  }),
})
