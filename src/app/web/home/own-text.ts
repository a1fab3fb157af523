import { landNames } from '#art/worlds/world-people.ts'
import { type Skill, worldOf } from '#kit/skills.ts'
import { riddleMinutes } from './today-rules.ts'

const land = (skill: Skill) => landNames[worldOf[skill]]

export const text = {
  yard: 'สวนของคุณ',
  hello: (name: string) => `สวัสดี ${name}`,
  done: 'วันนี้ครบแล้ว',
  firstDay: 'ตอบครบวันแรก ต้นไม้จะแตกใบแรก',
  days: (days: number, klass: number) => `วันเรียนรู้ที่ ${days} · ระดับ ${klass}`,
  grown: (days: number) => `วันเรียนรู้ที่ ${days} ต้นไม้แตกใบใหม่แล้ว`,
  plant: (leaves: number) => (leaves === 0 ? 'กล้ารดน้ำกระถางที่มีเมล็ดของเดือนนี้' : `กล้ากับต้นไม้ของเดือนนี้ มี ${leaves} ใบ`),
  eyebrow: 'ก้าวต่อไปของวันนี้',
  progress: (done: number, of: number) => `ทำแล้ว ${done} จาก ${of}`,
  stopLine: (skill: Skill, stop: number) => `${land(skill)} ด่าน ${stop}`,
  minutes: {
    read: (minutes: number | null) => (minutes === null ? 'อ่านแล้วตอบ 1 ข้อ' : `อ่านราว ${minutes} นาที แล้วตอบ 1 ข้อ`),
    task: () => 'ลองทำจริง',
    recheck: () => 'ทบทวน 1 ข้อ ราว 1 นาที',
  },
  goTo: (skill: Skill) => `ไปต่อที่${land(skill)}`,
  recheck: 'ทบทวน 1 ข้อ',
  quiz: (left: number) => `ควิซวันนี้|เหลืออีก ${left} ข้อ`,
  quizFirst: 'เริ่มจาก|ควิซวันนี้',
  quizLine: 'ราว 3 นาที รู้เหตุผลทุกข้อ',
  quizStart: 'เริ่มทำควิซ',
  quizResume: 'ทำต่อ',
  riddle: 'เหลืออีกอย่าง|ปริศนาภาพ',
  riddleLine: `หนึ่งภาพก็พอ ราว ${riddleMinutes} นาที`,
  riddleStart: 'ดูภาพวันนี้',
  bundle: 'สามอย่างของวันนี้',
  orbs: { quiz: 'ควิซวันนี้', stop: 'ด่านถัดไป', game: 'ปริศนาภาพ' },
  orbLines: {
    quiz: '3 ข้อ',
    stop: (minutes: number | null) => (minutes === null ? '1 ขั้น' : `${minutes} นาที`),
    rest: 'พักไว้ก่อน',
    game: `${riddleMinutes} นาที`,
    done: 'เรียบร้อย',
  },
  restTitle: 'ครบแล้ว|พักได้เลย',
  rest: 'ถ้ายังสนุกอยู่ มีอะไรเบา ๆ ให้เลือก',
  light: {
    article: 'อ่านเล่น ไม่มีควิซ',
    crossword: 'ครอสเวิร์ด',
    crosswordLine: 'ค่อย ๆ คิด ไม่จับเวลา',
    card: 'การ์ดของวันนี้',
    cardLine: 'แชร์ได้ ไม่มีเฉลย',
  },
  tomorrow: (title: string | null) => (title ? `พรุ่งนี้: ควิซใหม่ และด่าน “${title}”` : 'พรุ่งนี้: ควิซใหม่ 3 ข้อ'),
  allLearned: 'จบทุกด่านแล้ว ทบทวนได้เสมอ',
  goals: 'เป้าหมายของคุณ',
  ends: 'หมดแล้วสำหรับหน้านี้',
  approved: 'โพสต์ของคุณผ่านแล้ว',
  approvedLine: (title: string) => `“${title}” เปิดให้ทุกคนอ่านแล้ว`,
  approvedNext: 'ไปต่อ',
  failed: 'ตอนนี้โหลดข้อมูลส่วนนี้ไม่ได้',
}
