import type { workKeys } from '../../desk-admin-contract.ts'

type WorkKey = (typeof workKeys)[number]

export const text = {
  title: 'ภาพรวมหลังบ้าน',
  description: 'งานที่รอทีมงาน และสุขภาพของระบบ',
  work: 'งานที่รอคุณ',
  noWork: 'ตอนนี้ไม่มีงานค้างสำหรับสิทธิของคุณ',
  count: (count: number) => `${count} รายการ`,
  works: {
    texts: { name: 'ข้อความที่รอตรวจ', to: '/admin/moderation' },
    appeals: { name: 'คำขอให้พิจารณาใหม่', to: '/admin/moderation?queue=appeals' },
    summaries: { name: 'สรุปที่รอตรวจ', to: '/admin/summaries' },
    event_rewards: { name: 'รางวัลกิจกรรมที่รอคนที่สองยืนยัน', to: '/admin/events' },
    proposals: { name: 'เรื่องที่รอคนที่สองยืนยัน', to: '/admin/proposals' },
    staff_without_factor: { name: 'ทีมงานที่ยังไม่ได้ตั้งการยืนยันตัวตน', to: '/admin/people?only=asleep' },
  } satisfies Record<WorkKey, { name: string; to: string }>,
  health: 'สุขภาพของระบบ',
  mails: 'อีเมลที่รอส่ง',
  mailsNone: 'ไม่มีฉบับค้าง',
  mailsWaiting: (count: number, since: string) => `${count} ฉบับ เก่าสุดเขียนเมื่อ ${since}`,
  mailsFailed: 'อีเมลที่ส่งไม่ได้ใน 30 วัน',
  mailsFailedCount: (count: number) => (count === 0 ? 'ไม่มี' : `${count} ฉบับ`),
  jobs: 'งานเบื้องหลังที่รอทำ',
  jobsWaiting: (count: number) => (count === 0 ? 'ไม่มีงานรอ' : `${count} งาน`),
  jobsFailed: 'งานเบื้องหลังที่เลิกลองแล้ว',
  jobsNone: 'ไม่มี',
  jobFailed: (task: string, count: number) => `${task} ${count} งาน`,
  books: 'ตรวจบัญชี koin ครั้งล่าสุด',
  booksNever: 'ยังไม่เคยตรวจ ระบบตรวจทุกคืนเวลา 04:00 น.',
  booksRight: (when: string) => `ถูกต้องทุกข้อ เมื่อ ${when}`,
  booksWrong: (when: string) => `พบข้อผิดเมื่อ ${when}`,
  bookFault: (check: string, count: number) => `${check} ${count} แห่ง`,
  good: 'ปกติ',
  look: 'ต้องดู',
}
