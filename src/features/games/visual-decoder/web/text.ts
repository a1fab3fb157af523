import type { Skill } from '#features/koin/contract.ts'
import type { DecoderPicture } from '../decoder-contract.ts'

const skillNames = {
  saving: 'ออม',
  spending: 'ใช้จ่าย',
  investing: 'ลงทุน',
  protecting: 'ป้องกันความเสี่ยง',
  planning: 'วางแผน',
} satisfies Record<Skill, string>

export const text = {
  title: 'ถอดรหัสภาพ',
  description: 'ดูภาพแล้วทายคำการเงิน วันละ 5 ภาพ รู้ความหมายทุกภาพ',
  how: 'เล่นยังไง',
  howSteps: [
    'ดูภาพแล้วนึกว่าซ่อนคำการเงินคำไหนไว้',
    'พิมพ์คำตอบ สะกดต่างไปนิดหน่อยก็นับ ยังไม่ใช่ก็ลองใหม่ได้ ภาพละ 10 ครั้ง',
    'นึกไม่ออกก็ข้ามไปดูเฉลยได้ ภาพที่ข้ามไม่ได้ koin',
  ],
  pay: (pictures: number, koin: string) => `วันนี้มี ${pictures} ภาพ ทายถูกได้ภาพละ ${koin} koin`,
  start: 'เริ่มถอดรหัส',
  resume: 'เล่นต่อ',
  resumeLine: (left: number) => `เหลืออีก ${left} ภาพของวันนี้`,
  picture: 'ภาพ',
  category: (skill: Skill) => `หมวด${skillNames[skill]}`,
  question: 'ภาพนี้ซ่อนคำอะไรไว้',
  answer: 'คำตอบ',
  answerHint: 'พิมพ์เป็นภาษาไทย เว้นวรรคหรือไม่ก็ได้',
  send: 'ส่งคำตอบ',
  typeFirst: 'พิมพ์คำตอบก่อน แล้วค่อยส่ง',
  skip: 'ข้ามและดูเฉลย',
  yet: (left: number) => `ยังไม่ใช่ ลองใหม่ได้อีก ${left} ครั้ง`,
  settled: {
    solved: (answer: string) => `ใช่เลย ${answer}`,
    skipped: (answer: string) => `เฉลย ${answer}`,
    missed: (answer: string) => `เฉลย ${answer}`,
  },
  next: 'ภาพต่อไป',
  toResult: 'ดูผลของชุดนี้',
  readMore: (title: string) => `อ่านเรื่อง ${title}`,
  resultTitle: (right: number, total: number) =>
    right === total ? 'ถอดรหัสครบทุกภาพ' : right > 0 ? 'เห็นคำในภาพแล้ว' : 'ได้รู้จักคำใหม่แล้ว',
  scoreLabel: 'ทายถูก',
  score: (right: number, total: number) => `${right} จาก ${total}`,
  earned: 'koin ที่ได้',
  noKoin: 'ชุดนี้ยังไม่ได้ koin แต่ได้รู้จักคำใหม่แล้ว',
  capped: (asked: string, paid: string) => `ชุดนี้ควรได้ ${asked} koin แต่ครบเพดานของช่วงนี้แล้ว จึงได้ ${paid} koin`,
  points: (skill: Skill, points: number) => `${skillNames[skill]} +${points}`,
  pointsLabel: 'คะแนนทักษะ',
  learned: (days: number, koin: string) => `เรียนครบ ${days} วันในเดือนนี้ ได้เพิ่ม ${koin} koin`,
  done: 'ชุดของวันนี้ครบแล้ว พรุ่งนี้มีชุดใหม่',
  closed: 'วันของชุดนี้ผ่านไปแล้ว นี่คือเฉลยทุกภาพ',
  all: 'ทุกภาพในชุดนี้',
  states: {
    open: 'ยังไม่ได้ตอบ',
    solved: 'ทายถูก',
    skipped: 'ข้าม',
    missed: 'ยังไม่ได้ทายถูก',
  } satisfies Record<DecoderPicture['state'], string>,
  toGames: 'ไปหน้าเกม',
  home: 'กลับหน้าแรก',
}
