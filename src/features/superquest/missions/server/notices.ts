import { noticeKind } from '#features/notifications/contract.ts'

export const missionCompleted = noticeKind<{ title: string }>('quest.completed', {
  group: 'quests',
  hasMail: false,
  tell: ({ title }) => ({
    title: `ทำภารกิจ “${title}” เสร็จแล้ว`,
    body: 'เปิดดูรางวัลที่รออยู่ได้เลย ไม่ต้องรีบ',
    href: '/superquest/profile/redeemrewards',
  }),
})
