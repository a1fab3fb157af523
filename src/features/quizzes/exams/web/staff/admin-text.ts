import { type Skill, skillNames } from '#kit/skills.ts'
import type { QuizPeriod } from '../../admin-contract.ts'
import { titleOf } from '../text.ts'

export const adminText = {
  periods: 'ควิซประจำเดือนและสอบปลายภาค',
  periodsLead: 'แต่ละคนได้ชุดของตัวเองจากคำถามของรอบนั้น รอบที่ยังไม่ได้เลือกใช้คำถามทั้งหมด ชุดที่เริ่มทำแล้วไม่เปลี่ยน',
  title: ({ quiz, period }: QuizPeriod) => titleOf(quiz, period),
  all: 'ใช้คำถามทั้งหมด',
  chosen: (count: number) => `ทีมงานเลือก ${count} ข้อ`,
  choose: 'เลือกคำถาม',
  chooseOf: (title: string) => `ของ${title}`,
  takeAll: 'เลือกทุกข้อ',
  takeNone: 'ไม่เลือกสักข้อ',
  min: (count: number, min: number) => `เลือกแล้ว ${count} ข้อ ต้องมีอย่างน้อย ${min} ข้อ ให้ทุกครั้งของคนหนึ่งไม่ซ้ำกัน`,
  tooFew: (missing: number) => `เลือกเพิ่มอีก ${missing} ข้อ แล้วค่อยบันทึก`,
  ofSkill: (skill: Skill, count: number, all: number) => `${skillNames[skill]} เลือก ${count} จาก ${all} ข้อ`,
  save: 'บันทึกรอบนี้',
  saved: 'บันทึกแล้ว',
  giveBack: 'กลับไปใช้ทั้งหมด',
  givenBack: 'ใช้คำถามทั้งหมดแล้ว',
}
