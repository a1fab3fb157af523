import type { Pool } from '#features/quizzes/questions/content.ts'
import { skillNames } from '#kit/skills.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { AnalysedQuestion } from '../admin-contract.ts'

export const poolNames: Record<Pool, string> = {
  daily: 'ควิซประจำวัน',
  exam: 'รายเดือนและปลายภาค',
  money: 'ควิซการเงิน',
  path: 'เส้นทางเรียน',
}

type About = Pick<AnalysedQuestion['question'], 'pool' | 'skill' | 'difficulty' | 'picture'>

const percent = (share: number) => `${Math.round(share * 100)}%`

export const text = {
  title: 'คำถาม',
  description: 'คำถามของควิซกับผลจากคำตอบจริง',
  lead: 'ข้อที่น่าสงสัยอยู่ก่อน ตัวเลขมาจากทุกคนรวมกัน ข้อที่คำตอบยังน้อยแสดงแค่จำนวน',
  countedAt: (at: string | null) =>
    at ? `นับคำตอบล่าสุดเมื่อ ${formatThaiMoment(new Date(at))} นับใหม่ทุก 10 นาที` : 'ยังไม่ได้นับคำตอบ รอบแรกมาภายใน 10 นาที',
  filter: 'กรองคำถาม',
  pool: 'ใช้ใน',
  everyPool: 'ทุกควิซ',
  skill: 'ทักษะ',
  everySkill: 'ทุกทักษะ',
  show: 'แสดง',
  none: 'ไม่มีคำถามแบบที่เลือก',
  showAll: 'ดูคำถามทั้งหมด',
  retired: 'เลิกใช้แล้ว',
  isNew: 'ใหม่ ยังไม่ถูกถาม',
  edit: 'แก้คำถามนี้',
  about: ({ pool, skill, difficulty, picture }: About) =>
    `${poolNames[pool]} · ${skillNames[skill]} · ความยาก ${difficulty}${picture ? ' · มีภาพ' : ''}`,
  figures: ({ answered, difficulty, discrimination }: AnalysedQuestion) =>
    [
      answered > 0 ? `ตอบแล้ว ${answered} ครั้ง` : 'ยังไม่มีใครตอบ',
      difficulty !== null && `ตอบถูก ${percent(difficulty)}`,
      discrimination !== null && `อำนาจจำแนก ${discrimination.toFixed(2)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  doubts: {
    no_discrimination: 'คนที่ทำข้ออื่นได้ดีไม่ได้ตอบข้อนี้ถูกมากกว่า',
    too_hard: 'ตอบถูกน้อยมาก',
    too_easy: 'แทบทุกคนตอบถูก',
  } satisfies Record<AnalysedQuestion['doubts'][number], string>,
  choices: 'แต่ละตัวเลือกมีคนเลือกกี่ครั้ง',
  choice: 'ตัวเลือก',
  taken: 'ครั้ง',
  rightMark: 'ถูก',
  gain: 'ได้เรียนรู้แค่ไหน',
  gainLead: 'ข้อเดิมนับการทบทวนด้วย ซึ่งมีแต่ข้อที่เคยพลาด ส่วนทักษะนับเฉพาะควิซ',
  first: 'เจอข้อครั้งแรก',
  later: 'เจอข้อเดิมอีก',
  early: '10 ข้อแรกของทักษะ',
  late: 'ข้อถัดจากนั้น',
  share: ({ count, right }: { count: number; right: number | null }) =>
    right === null ? `– (${count})` : `${percent(right)} (${count})`,
}
