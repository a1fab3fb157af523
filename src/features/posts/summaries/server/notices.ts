import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'

// The article may be by another member, so the notice contains none of its text.
export const summaryAcceptedNotice = noticeKind<{ postId: string; paid: number; points: number }>('summary.accepted', {
  group: 'posts',
  hasMail: false,
  tell: ({ postId, paid, points }) => ({
    title: 'สรุปบทความของคุณผ่านแล้ว',
    body: points
      ? `แสดงใต้บทความแล้ว ได้ ${formatKoin(koin(paid))} koin กับคะแนนทักษะ ${points} คะแนน`
      : 'แสดงใต้บทความแล้ว วันที่เขียนคุณได้ koin ครบจำนวนบทความของวันไปแล้ว เรื่องนี้จึงได้เป็นความรู้',
    href: `/post/detail/${postId}`,
  }),
})

export const summaryReturned = noticeKind<{ postId: string; why: string }>('summary.returned', {
  group: 'community',
  hasMail: false,
  tell: ({ postId, why }) => ({ title: 'สรุปบทความของคุณขอให้แก้อีกนิด', body: why, href: `/post/detail/${postId}` }),
})
