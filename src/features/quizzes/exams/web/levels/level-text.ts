import { formatKoin, type Koin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { MoneyLevel } from '../../exam-contract.ts'
import { levelNames } from '../text.ts'

/** What a level teaches, and the words of it that its questions contain. */
export const levelTeaches: Record<MoneyLevel, { line: string; topics: readonly string[] }> = {
  basic: { line: 'ดอกเบี้ย งบ การออม และกองทุนแบบเข้าใจง่าย', topics: ['ดอกเบี้ย', 'งบ', 'ออม', 'กองทุน'] },
  intermediate: {
    line: 'ดอกเบี้ยทบต้น เงินเฟ้อ หนี้ และการเลือกกองทุน',
    topics: ['ทบต้น', 'เงินเฟ้อ', 'หนี้', 'กองทุน'],
  },
  advanced: {
    line: 'ชั่งความเสี่ยง ผลตอบแทน ภาษี และประกัน',
    topics: ['ความเสี่ยง', 'ผลตอบแทน', 'ภาษี', 'ประกัน'],
  },
}

export const levelText = {
  title: 'ควิซการเงิน',
  lead: '3 ระดับ ผ่านแล้วระดับต่อไปเปิด',
  all: 'ทั้งสามระดับ',
  name: (level: MoneyLevel) => `ระดับ${levelNames[level]}`,
  open: 'ระดับของคุณตอนนี้',
  begun: 'ทำค้างไว้',
  waiting: 'พักก่อน',
  allPassed: 'ผ่านครบทั้งสามระดับแล้ว',
  allPassedLine: 'ข้อที่เคยพลาดกลับมาให้ลองใหม่ในหน้าทบทวน',
  gives: (total: number, koin: Koin) => `${total} ข้อ ไม่จับเวลา ผ่านแล้วได้ ${formatKoin(koin)} koin`,
  opensAt: (at: string) => `ลองใหม่ได้ ${formatThaiMoment(new Date(at))} ด้วยคำถามชุดใหม่`,
  begin: (level: MoneyLevel) => `เริ่มระดับ${levelNames[level]}`,
  rulesOf: (level: MoneyLevel) => `กติกาของระดับ${levelNames[level]}`,
  goOn: 'ทำต่อจากที่ค้างไว้',
  readLast: 'อ่านคำอธิบายชุดที่แล้ว',
  review: 'ไปหน้าทบทวน',
  states: {
    open: 'ทำได้เลย',
    locked: 'เปิดเมื่อผ่านระดับก่อนหน้า',
    waiting: 'รอเวลาเปิดครั้งต่อไป',
    not_ready: 'กำลังเพิ่มคำถามชุดใหม่',
  },
  answered: 'ตอบแล้ว',
  unit: 'ข้อ',
  passed: ({ right, total }: { right: number; total: number }) => `ผ่านแล้ว ถูก ${right} จาก ${total} ข้อ`,
  stars: (stars: number) => `${stars} ดาวจาก 3`,
  next: (level: MoneyLevel) => `ไประดับ${levelNames[level]}`,
}
