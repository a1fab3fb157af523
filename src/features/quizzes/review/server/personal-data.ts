import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const reviewData = {
  review_answer: {
    owner: 'user_id',
    about: 'ผลของข้อที่ทบทวน',
    erasure: 'kept',
    told: ['question_id', 'is_right', 'answered_at'],
    withheld: ['turn', 'rating', 'late_of'],
  },
  review_card: {
    owner: 'user_id',
    about: 'ข้อที่เคยตอบผิดและเวลาที่จะกลับมาทบทวน',
    erasure: 'deleted',
    told: ['question_id', 'missed_at', 'due_at'],
    withheld: ['turn', 'seed', 'schedule'],
  },
  review_uncounted: {
    owner: 'user_id',
    about: 'ข้อที่ทบทวนแล้วและรอนับรวมกับของทุกคน',
    erasure: 'kept',
    told: ['question_id'],
    withheld: ['turn'],
  },
} satisfies PersonalTags
