import { noticeKind } from '#features/notifications/contract.ts'

/** To staff. */
export const codesLow = noticeKind<{ premiumId: string; name: string; left: number }>('store.codes_low', {
  group: 'staff',
  hasMail: false,
  tell: ({ name, left }) => ({
    title: `โค้ดของ “${name}” ใกล้หมด`,
    body: `เหลือ ${left} โค้ด นำโค้ดชุดใหม่เข้าคลังได้ที่หน้าของรางวัล`,
    href: '/admin/store',
  }),
})
