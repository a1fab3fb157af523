import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'

export const postApproved = noticeKind<{ postId: string; title: string; koin: number }>('post.approved', {
  group: 'posts',
  hasMail: true,
  tell: ({ postId, title, koin: paid }) => ({
    title: 'โพสต์ของคุณผ่านการตรวจแล้ว',
    body: `“${title}” เปิดให้ทุกคนอ่านแล้ว${paid > 0 ? ` คุณได้รับ ${formatKoin(koin(paid))} koin` : ''}`,
    href: `/post/detail/${postId}`,
  }),
})

export const postReturned = noticeKind<{ postId: string; title: string; reason: string }>('post.returned', {
  group: 'community',
  hasMail: true,
  tell: ({ postId, title, reason }) => ({
    title: 'โพสต์ของคุณมีจุดให้แก้ก่อนเผยแพร่',
    body: `“${title}” ทีมงานบอกว่า ${reason} แก้แล้วส่งตรวจใหม่ได้เลย`,
    href: `/post/edit/${postId}`,
  }),
})
