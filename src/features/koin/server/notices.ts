import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'

export const koinLapsing = noticeKind<{ amount: number; on: string }>('koin.lapse', {
  group: 'account',
  hasMail: true,
  tell: ({ amount, on }) => ({
    title: `${formatKoin(koin(amount))} koin จะหมดอายุ ${formatThaiDate(on)}`,
    body: 'คุณไม่ได้เข้าสู่ระบบมานาน เข้าสู่ระบบก่อนวันนั้นแค่ครั้งเดียว koin ทั้งหมดก็ยังอยู่ ส่วนที่อยู่ในบัญชีฝากไม่หมดอายุ',
    href: '/profile',
  }),
})

export const koinLapsed = noticeKind<{ amount: number }>('koin.lapsed', {
  group: 'account',
  hasMail: true,
  tell: ({ amount }) => ({
    title: `${formatKoin(koin(amount))} koin หมดอายุแล้ว`,
    body: 'เป็นส่วนที่ได้มาเกิน 24 เดือน และไม่มีการเข้าสู่ระบบในช่วงนั้น ส่วนที่ใหม่กว่าและที่อยู่ในบัญชีฝากยังอยู่ครบ',
    href: '/profile',
  }),
})

export const milestoneReached = noticeKind<{ days: number; month: string; koin: number }>('learning.milestone', {
  group: 'learning',
  hasMail: true,
  tell: ({ days, month, koin: paid }) => ({
    title: `เรียนรู้ครบ ${days} วันในเดือน ${formatThaiMonth(month)}`,
    body: `ได้รับ ${formatKoin(koin(paid))} koin เข้ากระเป๋าแล้ว`,
    href: '/profile',
  }),
})

export const klassReached = noticeKind<{ klass: number }>('learning.klass', {
  group: 'learning',
  hasMail: true,
  tell: ({ klass }) => ({
    title: `ขึ้นระดับ ${klass} แล้ว`,
    body: 'มาจากคะแนนทักษะที่คุณเก็บมาเอง ดูต้นไม้ของคุณได้ที่โปรไฟล์',
    href: '/profile?tab=skills',
  }),
})
