import { type Skill, skillNames } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { ListedQuestion, QuizDay } from '../admin-contract.ts'

export const adminText = {
  days: 'ควิซประจำวัน',
  daysLead:
    'วันละ 3 ข้อ คิดเลขไม่เกินหนึ่งข้อ เหมือนกันทุกคน ยกเว้นคนที่ทำควิซสามชุดแรก ซึ่งได้ข้อง่ายของตัวเอง วันที่ยังไม่ได้เลือก ระบบเลือกข้อที่พักนานที่สุดให้เมื่อมีคนแรกเปิด',
  states: {
    begun: 'เริ่มแล้ว',
    planned: 'ทีมงานเลือก',
    open: 'ระบบจะเลือก',
  } satisfies Record<QuizDay['state'], string>,
  question: ({ text, skill }: { text: string; skill: Skill }) => `${text} (${skillNames[skill]})`,
  option: ({ text, skill, is_sum, last_asked }: ListedQuestion) =>
    `${skillNames[skill]}${is_sum ? ' · คิดเลข' : ''} · ${text}${last_asked ? ` · ใช้ ${formatThaiDate(last_asked)}` : ' · ยังไม่เคยใช้'}`,
  choose: 'เลือกคำถาม',
  chooseOf: (day: string) => `ของวันที่ ${day}`,
  place: (n: number) => `ข้อ ${n}`,
  save: 'บันทึกวันนี้',
  saved: 'บันทึกแล้ว',
  giveBack: 'ให้ระบบเลือกแทน',
  givenBack: 'ระบบจะเลือกให้แล้ว',
}
