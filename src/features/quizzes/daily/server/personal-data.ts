import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const dailyData = {
  daily_quiz_answer: {
    owner: 'user_id',
    about: 'คำตอบในควิซประจำวัน',
    erasure: 'kept',
    told: ['day', 'position', 'question_id', 'answer', 'is_right', 'answered_at'],
    withheld: ['chosen'],
  },
  daily_quiz_attempt: {
    owner: 'user_id',
    about: 'ควิซประจำวันที่ทำ',
    erasure: 'kept',
    told: ['day', 'answered', 'right_count', 'started_at', 'finished_at', 'result'],
    withheld: ['seed', 'question_ids', 'counted_at'],
  },
  daily_quiz_plan: { owner: null, plain: ['day', 'question_ids', 'planned_at'] },
  daily_quiz_set: { owner: null, plain: ['day', 'question_ids', 'made_at'] },
} satisfies PersonalTags
