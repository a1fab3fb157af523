import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { sayBankDay } from '../../clock/time-text-rules.ts'
import { formatRate } from '../../rates/rate-rules.ts'
import { depositPath } from '../book-rules.ts'

type Paid = { id: string; name: string; paid: number; interest: number; tax: number }

const told = ({ interest, tax }: Paid) =>
  tax > 0
    ? `ดอกเบี้ย ${formatKoin(koin(interest))} หักภาษี ณ ที่จ่าย ${formatKoin(koin(tax))}`
    : `ดอกเบี้ย ${formatKoin(koin(interest))} ไม่เสียภาษี`

export const depositMatured = noticeKind<Paid>('bank.matured', {
  group: 'bank',
  hasMail: false,
  tell: (facts) => ({
    title: `${facts.name} ครบกำหนดแล้ว`,
    body: `${formatKoin(koin(facts.paid))} koin เข้ากระเป๋าแล้ว (${told(facts)})`,
    href: depositPath(facts.id),
  }),
})

export const depositRolled = noticeKind<Paid>('bank.rolled', {
  group: 'bank',
  hasMail: false,
  tell: (facts) => ({
    title: `${facts.name} ครบกำหนดและฝากต่อแล้ว`,
    body: `รอบใหม่เริ่มด้วย ${formatKoin(koin(facts.paid))} koin (${told(facts)})`,
    href: depositPath(facts.id),
  }),
})

/** `next`: the bank day of the next try, `at` its first moment, which notices from before it was told do not have. */
export const instalmentShort = noticeKind<{ id: string; monthly: number; next: string; at?: string }>('bank.short', {
  group: 'bank',
  hasMail: false,
  tell: ({ id, monthly, next, at }) => ({
    title: 'koin ไม่พอสำหรับงวดทวีทรัพย์',
    body: `ธนาคารจะลองหัก ${formatKoin(koin(monthly))} koin อีกครั้งวันที่ ${at ? `${formatThaiDate(bangkokDay(new Date(at)))} = ` : ''}${sayBankDay(next)} ของธนาคาร`,
    href: depositPath(id),
  }),
})

export const instalmentMissed = noticeKind<{ id: string; nth: number; left: number }>('bank.missed', {
  group: 'bank',
  hasMail: false,
  tell: ({ id, nth, left }) => ({
    title: `ทวีทรัพย์ข้ามงวดที่ ${nth}`,
    body: left > 0 ? `ขาดได้อีก ${left} งวด โดยยังได้ดอกเบี้ยเต็ม` : 'ถ้าขาดอีกงวดเดียว บัญชีจะหยุดฝากและได้ดอกเบี้ยแค่อัตราออมทรัพย์',
    href: depositPath(id),
  }),
})

export const thaweesupStopped = noticeKind<{ id: string }>('bank.stopped', {
  group: 'account',
  hasMail: false,
  tell: ({ id }) => ({
    title: 'ทวีทรัพย์หยุดฝากแล้ว เพราะขาดครบ 3 งวด',
    body: 'koin ที่ฝากไว้ยังอยู่ครบ แต่ได้ดอกเบี้ยอัตราออมทรัพย์และเสียภาษี จะรอให้ครบกำหนดหรือปิดเลยก็ได้',
    href: depositPath(id),
  }),
})

/** A rate that is announced, to whom a fixed deposit of this term rolls over. `rate` in basis points. */
export const rateComing = noticeKind<{ term: number; rate: number; day: string }>('bank.rate-coming', {
  group: 'account',
  hasMail: false,
  tell: ({ term, rate, day }) => ({
    title: `ฝากประจำ ${term} เดือนจะเป็น ${formatRate(rate)} % ต่อปี ตั้งแต่ ${formatThaiDate(day)}`,
    body: 'บัญชีที่เปิดไว้ใช้อัตราเดิมจนครบ ถ้าเลือกฝากต่อ รอบที่เริ่มหลังวันนั้นใช้อัตราใหม่ เปลี่ยนใจได้ก่อนครบกำหนด',
    href: '/bank',
  }),
})

/** Another length of the bank's month that is announced: the real days of maturity move. */
export const clockComing = noticeKind<{ days: number; day: string }>('bank.clock-coming', {
  group: 'account',
  hasMail: false,
  tell: ({ days, day }) => ({
    title: `เดือนของธนาคารจะยาว ${days} วันจริง ตั้งแต่ ${formatThaiDate(day)}`,
    body: 'ดอกเบี้ยต่อเดือนของธนาคารเท่าเดิม แต่วันจริงที่บัญชีฝากของคุณครบกำหนดจะขยับ ดูวันใหม่ได้ที่หน้าธนาคาร',
    href: '/bank',
  }),
})
