import { noticeKind } from '#features/notifications/contract.ts'

export const heroChosen = noticeKind<{ year: number }>('hero.chosen', {
  group: 'account',
  hasMail: true,
  tell: ({ year }) => ({
    title: `คุณได้รับเลือกเป็น Super Hero ปี ${year + 543}`,
    body: 'อ่านก่อนว่าเราจะแสดงอะไรเกี่ยวกับคุณ แล้วเลือกว่าจะรับหรือไม่ ยังไม่มีใครเห็นจนกว่าคุณจะตอบรับ',
    href: '/super-hero/mine',
  }),
})

export const heroChanged = noticeKind<{ year: number }>('hero.changed', {
  group: 'account',
  hasMail: true,
  tell: ({ year }) => ({
    title: `ข้อความในหน้า Super Hero ปี ${year + 543} ของคุณถูกแก้`,
    body: 'เราซ่อนหน้านั้นไว้ก่อน อ่านฉบับใหม่แล้วตอบอีกครั้งว่าให้แสดงได้ไหม',
    href: '/super-hero/mine',
  }),
})
