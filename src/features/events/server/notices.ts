import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'

/** `at` is the start in ISO. */
type EventFacts = { eventId: string; title: string; at: string }
/** `paid` is in hundredths of koin. */
type Paid = { paid: number; withVoucher: boolean }

function costOf(paid: number, withVoucher: boolean): string {
  if (withVoucher) return 'ใช้บัตรเข้าร่วม 1 ใบ'
  return paid > 0 ? `จ่ายไป ${formatKoin(koin(paid))} koin` : 'ไม่มีค่าเข้าร่วม'
}

function refundOf(paid: number, withVoucher: boolean): string {
  if (withVoucher) return 'บัตรเข้าร่วมของคุณใช้ได้อีกครั้ง'
  return paid > 0 ? `คืน ${formatKoin(koin(paid))} koin เข้ากระเป๋าแล้ว` : 'คุณไม่ต้องทำอะไร'
}

export const eventTomorrow = noticeKind<EventFacts>('event.tomorrow', {
  group: 'events',
  hasMail: true,
  tell: ({ eventId, title, at }) => ({
    title: `ใกล้ถึงเวลา “${title}”`,
    body: `เริ่ม ${formatThaiMoment(new Date(at))} ถ้าไปไม่ได้แล้ว ยกเลิกให้คนที่รอคิวได้`,
    href: `/events/${eventId}`,
  }),
})

export const eventSoon = noticeKind<EventFacts>('event.soon', {
  group: 'events',
  hasMail: false,
  tell: ({ eventId, title, at }) => ({
    title: `“${title}” กำลังจะเริ่ม`,
    body: `เริ่ม ${formatThaiMoment(new Date(at))} กดดูสถานที่และเตรียมเช็กอินได้เลย`,
    href: `/events/${eventId}`,
  }),
})

export const seatGiven = noticeKind<EventFacts & Paid>('event.seat_given', {
  group: 'seats',
  hasMail: true,
  tell: ({ eventId, title, paid, withVoucher, at }) => ({
    title: `ได้ที่นั่ง “${title}” แล้ว`,
    body: `ถึงคิวของคุณแล้ว ${costOf(paid, withVoucher)} กิจกรรมเริ่ม ${formatThaiMoment(new Date(at))}`,
    href: `/events/${eventId}`,
  }),
})

export const seatMissed = noticeKind<EventFacts>('event.seat_missed', {
  group: 'seats',
  hasMail: true,
  tell: ({ eventId, title }) => ({
    title: `มีที่ว่างใน “${title}”`,
    body: 'ถึงคิวของคุณแล้ว แต่ค่าเข้าร่วมยังจ่ายไม่ได้ คิวของคุณยังอยู่ที่เดิม กดดูได้ว่าขาดอะไร',
    href: `/events/${eventId}`,
  }),
})

// Participants must learn of it, whatever mail preferences they chose.
export const eventCalledOff = noticeKind<EventFacts & Paid>('event.called_off', {
  group: 'account',
  hasMail: true,
  tell: ({ eventId, title, paid, withVoucher, at }) => ({
    title: `งดจัด “${title}”`,
    body: `กิจกรรมวันที่ ${formatThaiDate(bangkokDay(new Date(at)))} งดจัดแล้ว ${refundOf(paid, withVoucher)}`,
    href: `/events/${eventId}`,
  }),
})
