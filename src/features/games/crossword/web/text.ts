import { type Skill, skillNames } from '#kit/skills.ts'
import type { Direction } from '../grid-rules.ts'

const directionNames = { across: 'แนวนอน', down: 'แนวตั้ง' } satisfies Record<Direction, string>
const nameOf = ({ direction, number }: { direction: Direction; number: number }) =>
  `${directionNames[direction]} ${number}`

export const text = {
  title: 'ปริศนาอักษรไขว้',
  description: 'ปริศนาอักษรไขว้คำการเงินภาษาไทย ตารางเล็กทุกวันและตารางใหญ่ทุกสัปดาห์',
  howSteps: [
    'แตะช่องแล้วอ่านคำใบ้ พิมพ์คำตอบทีละตัว สระและวรรณยุกต์อยู่ช่องเดียวกับพยัญชนะของมัน',
    'แตะช่องเดิมอีกครั้งเพื่อสลับแนวนอนกับแนวตั้ง ตัวที่ไขว้กันช่วยบอกคำอื่นได้',
    'ติดตรงไหนกดตัวช่วย การตรวจไม่เสีย koin ส่วนช่องที่เฉลยหักจากรางวัล',
  ],
  kinds: 'เลือกตาราง',
  kind: { daily: 'วันนี้ 7×7', weekly: 'สัปดาห์นี้ 13×13' },
  weekOf: (date: string) => `เริ่ม ${date}`,
  worth: (koin: string) => `แก้ครบได้ ${koin} koin`,
  left: (koin: string) => `แก้ครบได้ ${koin} koin หลังหักช่องที่เฉลย`,
  directions: directionNames,
  nameOf,
  views: 'วิธีเล่น',
  view: { grid: 'ตาราง', list: 'รายการคำใบ้' },
  notReady: 'ตารางนี้กำลังเตรียมอยู่',
  notReadyWhy: 'เรากำลังทำตารางใหม่ให้ ลองเปิดอีกครั้งในอีกสักครู่',
  tryAgain: 'ลองเปิดอีกครั้ง',
  toNew: 'ไปตารางใหม่',
  grid: 'ตารางอักษรไขว้',
  gridHint: 'พิมพ์ตัวอักษรได้เลย สระและวรรณยุกต์จะรวมกับตัวก่อนหน้า ลูกศรเลื่อนช่อง เว้นวรรคเปลี่ยนแนว Tab ไปคำถัดไป Escape ออกจากตาราง',
  leaveAbout: 'ตัวที่กรอกบันทึกไว้ให้แล้ว กลับมาเล่นต่อได้',
  leaveGuestTrial: 'ตารางนี้เล่นเพื่อลอง ออกแล้วไม่ได้เก็บไว้',
  closedCount: (closed: number, all: number) => `${closed} จาก ${all} คำ`,
  closed: (name: string) => `${name} ครบทุกช่องแล้ว`,
  previous: 'คำก่อนหน้า',
  next: 'คำถัดไป',
  pencil: 'ดินสอ',
  help: 'ตัวช่วย',
  keys: 'แป้นไทย',
  keyboard: 'แป้นพิมพ์ภาษาไทย',
  more: 'อักษรอื่น',
  fewer: 'อักษรหลัก',
  backspace: 'ลบ',
  mark: (mark: string) => `เติม ${mark}`,
  helpTitle: 'อยากให้ช่วยแบบไหน',
  check: 'ตรวจ ไม่เสีย koin',
  checks: { letter: 'ตรวจช่องนี้', word: 'ตรวจคำนี้', all: 'ตรวจทั้งตาราง' },
  checkHint: 'บอกเฉพาะว่าถูกหรือยัง แต่ละช่องบอกตัวที่ยังไม่ใช่ได้ 3 ครั้ง',
  reveal: 'เฉลย หักจากรางวัลตามจำนวนช่อง',
  reveals: { letter: 'เฉลยช่องนี้', word: 'เฉลยคำนี้', all: 'เฉลยทั้งตาราง' },
  upTo: (koin: string) => `หักไม่เกิน ${koin} koin`,
  revealAllTitle: 'เฉลยทั้งตารางใช่ไหม',
  revealAllWhy: 'ตารางนี้จะจบทันที และช่องที่เฉลยจะไม่ได้ koin',
  revealAll: 'เฉลยทั้งตาราง',
  keepPlaying: 'เล่นต่อ',
  checked: (right: number, wrong: number, untold: number) =>
    [
      right + wrong === 0 && untold === 0 && 'ยังไม่มีตัวใหม่ให้ตรวจ',
      right > 0 && `ถูก ${right} ช่อง`,
      wrong > 0 && `ยังไม่ใช่ ${wrong} ช่อง`,
      untold > 0 && `${untold} ช่องตรวจครบ 3 ครั้งแล้ว ลองดูจากคำที่ไขว้กัน`,
    ]
      .filter(Boolean)
      .join(' · '),
  revealed: (count: number) => `เฉลยแล้ว ${count} ช่อง`,
  almost: 'กรอกครบแล้ว แต่ยังมีบางช่องไม่ใช่ ลองใช้ตัวช่วยตรวจดู',
  unsaved: 'ยังบันทึกไม่ได้ ตัวที่กรอกอยู่ครบในหน้านี้ จะลองใหม่เมื่อมีเน็ต',
  cell: ({
    name,
    place,
    length,
    letter,
    mark,
  }: {
    name: string
    place: number
    length: number
    letter: string
    mark: string
  }) => `${name} ตัวที่ ${place} จาก ${length} ${letter || 'ว่าง'}${mark && ` ${mark}`}`,
  marks: { none: '', pencil: 'ตัวร่าง', wrong: 'ยังไม่ใช่', right: 'ถูกแล้ว', revealed: 'เฉลยแล้ว' },
  length: (count: number) => `${count} ช่อง`,
  field: (clue: { direction: Direction; number: number; text: string }) => `${nameOf(clue)} ${clue.text}`,
  fieldHint: (count: number, mark: string) => `${count} ช่อง${mark && ` · ${mark}`}`,
  listHint: 'พิมพ์คำตอบทีละคำ ช่องที่ยังไม่รู้ให้ใส่ _ ตัวที่ไขว้กันจะขึ้นในคำอื่นให้เอง',
  notAWord: (count: number) => `พิมพ์อักษรไทยไม่เกิน ${count} ช่อง ช่องที่ยังไม่รู้ให้ใส่ _`,
  isFull: 'ครบแล้ว',
  clues: 'คำใบ้ทั้งหมด',
  resultTitle: { whole: 'แก้ได้ครบทุกช่อง', helped: 'แก้จบแล้ว', shown: 'ดูเฉลยครบแล้ว' },
  score: (own: number, cells: number) => `${own} จาก ${cells} ช่อง`,
  scoreLabel: 'แก้ได้เอง',
  moment: (own: number, cells: number) => `แก้ได้เอง ${own} จาก ${cells} ช่อง`,
  momentNext: 'ดูคำในตาราง',
  earned: 'koin ที่ได้',
  noKoin: 'ครั้งนี้ยังไม่ได้ koin แต่ได้รู้จักคำใหม่แล้ว',
  capped: (asked: string, paid: string) => `ตารางนี้ควรได้ ${asked} koin แต่ครบเพดานของช่วงนี้แล้ว จึงได้ ${paid} koin`,
  points: (skill: Skill, points: number) => `${skillNames[skill]} +${points}`,
  pointsLabel: 'คะแนนทักษะ',
  learned: (days: number) => `นับเป็นวันเรียนรู้แล้ว เดือนนี้ ${days} วัน`,
  reward: (days: number, koin: string) => `เรียนครบ ${days} วันในเดือนนี้ ได้เพิ่ม ${koin} koin`,
  home: 'กลับหน้าแรก',
  other: { daily: 'ไปตารางของสัปดาห์', weekly: 'ไปตารางของวันนี้' },
  words: 'คำในตารางนี้',
}
