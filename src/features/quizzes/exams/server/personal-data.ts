import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const examsData = {
  exam_plan: { owner: null, plain: ['quiz', 'period', 'question_ids', 'planned_at'] },
  exam_answer: {
    owner: 'user_id',
    about: 'คำตอบในควิซประจำเดือน สอบปลายภาค และควิซการเงิน',
    erasure: 'kept',
    told: ['position', 'question_id', 'answer', 'answered_at'],
    // They would reveal whether answers are right that can still be changed.
    withheld: ['attempt_id', 'is_right', 'chosen'],
  },
  exam_attempt: {
    owner: 'user_id',
    about: 'ควิซประจำเดือน สอบปลายภาค และควิซการเงินที่ทำ',
    erasure: 'kept',
    told: ['quiz', 'period', 'try', 'started_at', 'deadline_at', 'closed_at', 'right_count', 'is_passed', 'result'],
    withheld: ['id', 'seed', 'question_ids', 'counted_at'],
  },
} satisfies PersonalTags
