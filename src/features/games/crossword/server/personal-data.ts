import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const crosswordData = {
  crossword_attempt: {
    owner: 'user_id',
    about: 'ปริศนาอักษรไขว้ที่เล่น และตัวอักษรที่กรอก',
    erasure: 'deleted',
    told: ['kind', 'day', 'letters', 'marks', 'told', 'revealed', 'started_at', 'saved_at', 'finished_at', 'result'],
  },
  crossword: { owner: null, plain: ['kind', 'day', 'ipuz', 'word_keys', 'seed', 'quality', 'made_at'] },
} satisfies PersonalTags
