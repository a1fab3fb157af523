import type { Tagged } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** Of the monthly, final and money quizzes, and of practice. See personal-data.ts. */
export const quizTables = {
  exam_answer: {
    whose: 'user_id',
    about: 'คำตอบในควิซประจำเดือน สอบปลายภาค และควิซการเงิน',
    erasure: 'kept',
    told: ['position', 'question_id', 'answer', 'answered_at'],
    // Would judge answers that may still be changed.
    withheld: ['attempt_id', 'is_right', 'chosen'],
  },
  exam_attempt: {
    whose: 'user_id',
    about: 'ควิซประจำเดือน สอบปลายภาค และควิซการเงินที่ทำ',
    erasure: 'kept',
    told: ['quiz', 'period', 'try', 'started_at', 'deadline_at', 'closed_at', 'right_count', 'is_passed', 'result'],
    withheld: ['id', 'seed', 'question_ids', 'counted_at'],
  },
  review_answer: {
    whose: 'user_id',
    about: 'ผลของข้อที่ทบทวน',
    erasure: 'kept',
    told: ['question_id', 'is_right', 'answered_at'],
    withheld: ['turn', 'rating', 'late_of'],
  },
  review_card: {
    whose: 'user_id',
    about: 'ข้อที่เคยตอบผิดและเวลาที่จะกลับมาทบทวน',
    erasure: 'deleted',
    told: ['question_id', 'missed_at', 'due_at'],
    withheld: ['turn', 'seed', 'schedule'],
  },
  review_uncounted: {
    whose: 'user_id',
    about: 'ข้อที่ทบทวนแล้วและรอนับรวมกับของทุกคน',
    erasure: 'kept',
    told: ['question_id'],
    withheld: ['turn'],
  },
  skill_met: {
    whose: 'user_id',
    about: 'จำนวนข้อของแต่ละทักษะที่นับแล้ว',
    erasure: 'kept',
    told: ['skill', 'answered'],
  },
} satisfies { [T in keyof Tables]?: Tagged<T> }
