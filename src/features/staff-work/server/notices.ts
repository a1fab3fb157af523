import { noticeKind } from '#features/notifications/contract.ts'

export const workHandedOver = noticeKind<{ what: string; href: string }>('staff-work.handed-over', {
  group: 'staff',
  hasMail: false,
  tell: ({ what, href }) => ({
    title: `มี${what}ส่งต่อมาให้คุณ`,
    body: 'คนที่ส่งต่อเขียนข้อความไว้ในเรื่อง เปิดดูแล้วทำต่อ หรือคืนเข้าคิว',
    href,
  }),
})
