import { noticeKind } from '#features/notifications/contract.ts'

export const subjectPaused = noticeKind<{ what: string; caseId: string }>('moderation.paused', {
  group: 'community',
  hasMail: true,
  tell: ({ what, caseId }) => ({
    title: `“${what}” พักไว้ชั่วคราว`,
    body: 'มีผู้อ่านหลายคนขอให้ทีมงานช่วยดู ระหว่างนี้คนอื่นยังไม่เห็น เราจะบอกผลพร้อมเหตุผลทันทีที่ดูเสร็จ',
    href: `/moderation/case/${caseId}`,
  }),
})

export const caseDecided = noticeKind<{ what: string; isHidden: boolean; why: string; caseId: string }>(
  'moderation.decided',
  {
    group: 'community',
    hasMail: true,
    tell: ({ what, isHidden, why, caseId }) => ({
      title: isHidden ? `“${what}” ยังไม่แสดงให้คนอื่นเห็น` : `“${what}” กลับมาแสดงแล้ว`,
      body: isHidden ? `${why} ถ้าไม่เห็นด้วย ขอให้ทีมงานอีกคนดูใหม่ได้` : 'ทีมงานดูแล้วและไม่พบอะไรที่ต้องแก้ ขอบคุณที่รอ',
      href: `/moderation/case/${caseId}`,
    }),
  },
)

export const appealDecided = noticeKind<{ what: string; isGranted: boolean; caseId: string }>('moderation.appealed', {
  group: 'community',
  hasMail: true,
  tell: ({ what, isGranted, caseId }) => ({
    title: isGranted ? `“${what}” กลับมาแสดงแล้ว` : `ดู “${what}” อีกครั้งแล้ว ผลยังเหมือนเดิม`,
    body: isGranted ? 'ทีมงานอีกคนดูใหม่และเห็นด้วยกับคุณ' : 'ทีมงานอีกคนดูใหม่แล้ว กดอ่านเหตุผลได้',
    href: `/moderation/case/${caseId}`,
  }),
})

export const caseHandedOver = noticeKind<{ caseId: string }>('moderation.handed-over', {
  group: 'staff',
  hasMail: false,
  tell: ({ caseId }) => ({
    title: 'มีเรื่องในคิวตรวจส่งต่อมาให้คุณ',
    body: 'คนที่ส่งต่อเขียนข้อความไว้ในเรื่อง เปิดดูแล้วตัดสิน หรือคืนเข้าคิว',
    href: `/admin/moderation/${caseId}`,
  }),
})

export const reportAnswered = noticeKind<{ isUpheld: boolean; href: string | null }>('moderation.reported', {
  group: 'community',
  hasMail: false,
  tell: ({ isUpheld, href }) => ({
    title: 'ทีมงานดูเรื่องที่คุณรายงานแล้ว',
    body: isUpheld ? 'เราเห็นด้วยและไม่แสดงเรื่องนั้นแล้ว ขอบคุณที่ช่วยดูแลกัน' : 'เราดูแล้วไม่พบว่าผิดกติกา เรื่องนั้นจึงแสดงต่อ ขอบคุณที่บอกเรา',
    href: href ?? '/notifications',
  }),
})
