import { noticeKind } from '#features/notifications/contract.ts'

export const tasteKept = noticeKind<{ kept: number; right: number; points: number }>('taste.kept', {
  group: 'learning',
  hasMail: false,
  tell: ({ kept, right, points }) => ({
    title: `ย้ายคำตอบที่ลองไว้ก่อนสมัคร ${kept} ข้อมาให้แล้ว`,
    body:
      right > 0
        ? `ถูก ${right} ข้อ ได้คะแนนทักษะ ${points} คะแนน ข้อที่ยังไม่ใช่รออยู่ในหน้าทบทวน`
        : 'ทุกข้อรออยู่ในหน้าทบทวน ลองอีกครั้งเมื่อไรก็ได้',
    href: '/profile?tab=skills',
  }),
})
