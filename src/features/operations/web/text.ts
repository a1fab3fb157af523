import type { HeldJob, Job, Mail } from '../operations-contract.ts'

/** A duration of a job. */
function tookOf(ms: number): string {
  if (ms < 1_000) return `${ms} มิลลิวินาที`
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} วินาที` : `${Math.round(ms / 60_000)} นาที`
}

/** The window of a limit. */
function windowOf(seconds: number): string {
  if (seconds < 3_600) return `${Math.round(seconds / 60)} นาที`
  return seconds < 86_400 ? `${Math.round(seconds / 3_600)} ชั่วโมง` : `${Math.round(seconds / 86_400)} วัน`
}

export const text = {
  title: 'งานระบบ',
  lead: 'งานเบื้องหลัง อีเมล บัญชี และการปิดปรับปรุง ทุกการสั่งต้องมีเหตุผล และอยู่ในบันทึกทีมงาน',
  parts: 'ไปที่ส่วน',
  fine: 'ทุกอย่างทำงานตามเวลา',
  trouble: (count: number) => `มี ${count} อย่างที่ต้องดู`,
  closed: 'เว็บปิดอยู่ คนทั่วไปเห็นหน้าปิดปรับปรุง',
  reason: 'เหตุผล',
  reasonHint: 'เพื่อนร่วมทีมจะอ่านจากบันทึก ไม่ต้องใส่ชื่อหรือข้อมูลของใคร',
  jobs: 'งานเบื้องหลัง',
  held: 'ค้างหรือเลิกลองแล้ว',
  whys: {
    given_up: 'ลองครบทุกครั้งแล้วไม่สำเร็จ',
    stuck: 'เริ่มไว้แล้วไม่จบ เครื่องที่ทำอยู่น่าจะดับไป',
  } satisfies Record<HeldJob['why'], string>,
  heldSince: (why: string, since: string, attempts: number) => `${why} ตั้งแต่ ${since} ลองไป ${attempts} ครั้ง`,
  retry: 'เริ่มใหม่',
  retried: 'สั่งแล้ว ระบบจะเริ่มภายในไม่กี่วินาที',
  states: { good: 'ปกติ', failed: 'ไม่สำเร็จ', late: 'ช้า', never: 'ยังไม่เคยเริ่ม' } satisfies Record<Job['state'], string>,
  lastRun: (when: string, ms: number) => `ล่าสุด ${when} ใช้ ${tookOf(ms)}`,
  nextRun: (when: string) => `ครั้งต่อไป ${when}`,
  byActs: 'เริ่มเมื่อมีเหตุ ไม่มีเวลาประจำ',
  waiting: (count: number) => `รอในคิว ${count}`,
  run: 'เริ่มเดี๋ยวนี้',
  started: 'สั่งแล้ว โหลดหน้าใหม่เพื่อดูผล',
  troubledJobs: 'งานที่ต้องดู',
  calmJobs: (count: number) => `งานอื่น ${count} งาน`,
  mails: 'อีเมล',
  mailCounts: (sent: number, bounced: number, waiting: number) =>
    `ในเจ็ดวัน ส่งถึงเซิร์ฟเวอร์ปลายทาง ${sent} ฉบับ ส่งไม่ถึง ${bounced} ฉบับ ตอนนี้รอส่ง ${waiting} ฉบับ`,
  noMails: 'ไม่มีฉบับที่ค้างหรือส่งไม่ถึง',
  mailStates: { waiting: 'รอส่ง', bounced: 'ส่งไม่ถึง' } satisfies Record<Mail['state'], string>,
  mailOf: (when: string, attempts: number) => `เขียนเมื่อ ${when} ลองส่ง ${attempts} ครั้ง`,
  mailError: (code: string) => `เซิร์ฟเวอร์อีเมลตอบว่า ${code}`,
  resend: 'ส่งอีกครั้ง',
  resent: 'สั่งแล้ว กำลังส่ง',
  forgotten: 'ข้อความถูกลบแล้ว ให้เจ้าของขอใหม่',
  underWay: 'ระบบกำลังลองส่งเอง',
  books: 'บัญชี koin',
  booksNever: 'ยังไม่เคยตรวจ ระบบตรวจทุกคืนเวลา 04:00 น.',
  booksRight: (when: string) => `ถูกต้องทุกข้อ เมื่อ ${when}`,
  booksWrong: (when: string) => `พบข้อผิดเมื่อ ${when}`,
  bookFault: (check: string, count: number) => `${check}: ${count} แห่ง`,
  booksHelp: 'ถ้าพบข้อผิด หยุดแก้ยอดใด ๆ แล้วส่งชื่อข้อที่ผิดให้ผู้ดูแลระบบ ซึ่งรัน npm run books เพื่อดูตัวอย่าง',
  audit: 'ตรวจเดี๋ยวนี้',
  audited: 'สั่งตรวจแล้ว โหลดหน้าใหม่เพื่อดูผล',
  rates: 'อัตราและเพดาน koin',
  system: 'รุ่น สวิตช์ และลิมิต',
  version: 'รุ่น',
  since: 'เครื่องนี้เริ่มเมื่อ',
  migrations: 'ฐานข้อมูล',
  migrationsOf: (count: number, last: string) => `ปรับแล้ว ${count} ขั้น ล่าสุด ${last}`,
  switches: 'สวิตช์ ตั้งตอนเริ่มโปรแกรม เปลี่ยนจากหน้านี้ไม่ได้',
  on: 'เปิด',
  off: 'ปิด',
  limits: 'ลิมิตกันการใช้ผิดวิธี กำหนดในรุ่นนี้',
  limitOf: (count: number, seconds: number) => `${count.toLocaleString('en')} ครั้งใน ${windowOf(seconds)}`,
  maintenance: 'การปิดปรับปรุง',
  openNow: (since: string) => `เว็บเปิดตามปกติ ตั้งแต่ ${since}`,
  closedNow: (since: string) => `เว็บปิดอยู่ ตั้งแต่ ${since}`,
  closing: 'ปิดแล้วทุกคนนอกจากทีมงานเห็นหน้าปิดปรับปรุงภายใน 5 วินาที สิ่งที่กำลังพิมพ์อยู่ส่งไม่ได้จนกว่าจะเปิด งานเบื้องหลังยังทำต่อ',
  backAt: 'คาดว่าเปิดอีกครั้ง',
  backHint: 'คนที่เข้ามาจะเห็นเวลานี้ เว้นว่างได้',
  close: 'ปิดเว็บเพื่อปรับปรุง',
  open: 'เปิดเว็บ',
  changed: 'เปลี่ยนแล้ว มีผลทุกเครื่องภายใน 5 วินาที',
}
