import type { DayPart } from '#app/day/contract.ts'
import { riddleMinutes } from '#app/web/home/today-rules.ts'

export const text = {
  title: 'วันนี้ของคุณ',
  description: 'สี่อย่างของวันนี้ และการ์ดไว้ส่งต่อเมื่อเสร็จ',
  done: 'วันนี้ครบแล้ว',
  doneLine: (days: number) => `วันเรียนรู้ที่ ${days} ของเดือนนี้ พักได้เลย`,
  openLine: (done: number, total: number) => `ทำแล้ว ${done} จาก ${total} ไม่ต้องครบก็ได้`,
  freshLine: 'เริ่มอย่างไหนก็ได้ ไม่ต้องครบ',
  yard: 'สวนของวันนี้',
  plant: (days: number) => (days === 0 ? 'กล้ากับเมล็ดของเดือนนี้' : `กล้ากับต้นไม้ของเดือนนี้ ${days} ใบ`),
  list: 'อย่างของวันนี้',
  parts: {
    quiz: { name: 'ควิซวันนี้', art: 'quiz', w: 3, line: '3 ข้อ ราว 3 นาที' },
    crossword: { name: 'ครอสเวิร์ดเล็ก', art: 'week', w: 4, line: 'ของแถม ราว 5 นาที ไม่จับเวลา' },
    riddle: { name: 'ปริศนาภาพ', art: 'eye', w: 5, line: `หนึ่งภาพก็พอ ราว ${riddleMinutes} นาที` },
    stop: { name: 'ด่านถัดไป', art: 'tag', w: 2, line: 'อ่านสั้น ๆ แล้วตอบ 1 ข้อ' },
  } as const satisfies Record<DayPart['key'], object>,
  marks: { done: 'ทำแล้ว', open: 'ยังไม่ทำ' },
  quizDone: (right: number, total: number) => `ตอบครบแล้ว ถูก ${right} จาก ${total} ข้อ`,
  quizBegun: (answered: number, total: number) => `ตอบแล้ว ${answered} จาก ${total} ข้อ`,
  crosswordDone: { right: 'เติมครบด้วยตัวเอง', yet: 'เติมครบแล้ว เปิดดูบางช่อง' },
  riddleDone: { solved: 'ทายถูกแล้ว', missed: 'ลองทายแล้ว ได้เห็นเฉลย', skipped: 'ข้ามไปดูเฉลยแล้ว' } satisfies Record<
    NonNullable<DayPart['outcome']>,
    string
  >,
  stopDone: 'เดินไปหนึ่งขั้นแล้ววันนี้',
  goOn: (name: string) => `ไปที่${name}`,
  lightTitle: 'ถ้ายังสนุกอยู่ มีอะไรเบา ๆ ให้เลือก',
  light: [
    { to: '/club', art: 'book', w: 3, name: 'อ่านเรื่องสั้นสักเรื่อง', line: 'ราว 3 นาที ไม่มีควิซ' },
    { to: '/games/stats', art: 'ledger', w: 4, name: 'สถิติเกมของคุณ', line: 'เทียบกับตัวเองเท่านั้น' },
    { to: '/glossary', art: 'card', w: 5, name: 'คำการเงินสักคำ', line: 'พร้อมตัวอย่างใกล้ตัว' },
  ],
  tomorrow: (title: string | null) => (title ? `พรุ่งนี้: ควิซชุดใหม่ และด่าน “${title}”` : 'พรุ่งนี้: ควิซชุดใหม่'),
  install: 'ไว้บนหน้าจอเลยไหม',
  installLead: 'ติดตั้งเป็นแอป เปิดได้จากหน้าจอ และอ่านเรื่องที่เคยเปิดได้ตอนไม่มีเน็ต',
  installNow: 'ติดตั้ง',
  card: 'การ์ดของวันนี้',
  cardLead: 'กล้ากับต้นไม้ของคุณ และหนึ่งข้อให้เพื่อนสแกนตอบ ไม่มีเฉลย ไม่มีชื่อ ไม่มียอด koin',
  cardAlt: (days: number, teaser: string | null) =>
    `การ์ดวันนี้ วันเรียนรู้ที่ ${days} ของเดือน มีกล้ากับต้นไม้ และช่องของแต่ละอย่าง ไม่มีเฉลย${
      teaser ? ` มีคิวอาร์ไปที่คำถาม: ${teaser}` : ''
    }`,
  tryIt: 'ข้อนี้คุณตอบว่าอะไร',
  scan: 'สแกนแล้วตอบ',
  openTeaser: 'เปิดหน้าคำถามของการ์ด',
  save: 'บันทึกภาพ',
  share: 'แชร์ภาพ',
  line: 'ส่งทาง LINE',
  copy: 'คัดลอกเป็นข้อความ',
  copied: 'คัดลอกแล้ว วางในแชตได้เลย',
  failed: 'ทำภาพไม่สำเร็จ ลองอีกครั้ง หรือคัดลอกเป็นข้อความแทน',
  fileName: (day: string) => `koinklass-${day}.png`,
  days: (days: number) => `วันเรียนรู้ที่ ${days}`,
  theme: (skill: string) => `เรื่องวันนี้ ${skill}`,
  ask: 'ควิซวันนี้ 3 ข้อ คุณว่าตอบได้กี่ข้อ',
  rows: { quiz: 'ควิซ', crossword: 'ครอสเวิร์ด', riddle: 'ปริศนา', stop: 'ด่าน' } satisfies Record<DayPart['key'], string>,
}
