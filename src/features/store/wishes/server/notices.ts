import { noticeKind } from '#features/notifications/contract.ts'

/** Quiet: no mail. */
export const wishReached = noticeKind<{ premiumId: string; title: string }>('store.wish_reached', {
  group: 'wishes',
  hasMail: false,
  tell: ({ premiumId, title }) => ({
    title: `เก็บครบสำหรับ “${title}” แล้ว`,
    body: 'koin ของคุณพอสำหรับสิ่งที่อยากได้แล้ว จะแลกเลยหรือเก็บต่อก็ได้ คุณเลือกเอง',
    href: `/store/${premiumId}`,
  }),
})
