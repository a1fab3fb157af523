import { type Skill, skillNames } from '#kit/skills.ts'

export const pathText = {
  title: 'เส้นทางเรียนเรื่องเงิน',
  description: 'บทเรียนสั้น ๆ 14 บท ออม ใช้จ่าย วางแผน ป้องกันความเสี่ยง และลงทุน เริ่มจากจุดที่เหมาะกับคุณ',
  lead: 'บทละไม่กี่นาที อ่านหนึ่งเรื่อง ตอบหนึ่งข้อ ลองทำจริง แล้วกลับมาทบทวนอีกครั้งหลัง 3 วัน',
  strand: (skill: Skill) => `ด้าน${skillNames[skill]}`,
  can: (can: string) => `คุณจะ${can}`,
  steps: (title: string) => `ขั้นตอนของบท ${title}`,
  read: (title: string) => `อ่านและตอบคำถามท้ายเรื่อง ${title}`,
  task: {
    'daily-quiz': () => 'ทำควิซประจำวันให้ครบ',
    article: (title: string | null) => `ตอบคำถามท้ายเรื่อง ${title ?? ''}`,
    share: () => 'ชวนเพื่อนอ่าน แชร์เรื่องนี้ให้หนึ่งคน',
  },
  done: 'เสร็จแล้ว',
  recheck: 'ทบทวน 1 ข้อ หลังเรียน 3 วัน',
  recheckOn: (date: string) => `ทบทวน 1 ข้อ เปิดวันที่ ${date}`,
  recheckNow: 'ทบทวน 1 ข้อ ทำได้แล้ว',
  recheckDone: 'ทบทวนแล้ว จำได้',
  isNext: 'ทำต่อตรงนี้',
  unitDone: 'จบบทแล้ว',
  progress: (done: number, total: number) => `จบแล้ว ${done} จาก ${total} บท`,
  units: (total: number) => `${total} บท`,
  mineFailed: 'ยังโหลดความคืบหน้าของคุณไม่ได้ บทเรียนยังอ่านได้ตามปกติ',
  retry: 'ลองอีกครั้ง',

  start: {
    title: 'ยังไม่แน่ใจว่าจะเริ่มตรงไหน',
    line: 'ลองตอบ 5 ข้อ ราว 3 นาที ไม่ต้องสมัคร แล้วเราจะแนะบทที่เหมาะกับคุณ',
    lineSignedIn: 'ลองตอบ 5 ข้อ ราว 3 นาที แล้วเราจะแนะบทที่เหมาะกับคุณ',
    act: 'ลองตอบ 5 ข้อ',
    path: 'ดูเส้นทางเรียน',
  },
  next: {
    title: 'ก้าวต่อไปของคุณ',
    recheck: 'ถึงเวลาทบทวนแล้ว',
    go: 'ไปต่อ',
    rest: 'ตอนนี้ครบแล้ว ข้อทบทวนถัดไปจะเปิดเอง',
    all: 'คุณจบครบทุกบทแล้ว กลับมาอ่านซ้ำได้เสมอ',
    map: 'แต่ละด้านไปถึงไหนแล้ว',
  },
}

/** The colour of a skill, the same on every tag, bar and picture. */
export const skillColor = {
  saving: 's1',
  spending: 's2',
  investing: 's3',
  protecting: 's4',
  planning: 's5',
} as const satisfies Record<Skill, string>
