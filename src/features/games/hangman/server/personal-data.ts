import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const hangmanData = {
  hangman_game: {
    whose: 'user_id',
    about: 'คำที่ทาย ตัวอักษรที่เดา และสิ่งที่ได้',
    erasure: 'kept',
    told: [
      'day',
      'pack',
      'place',
      'id',
      'clue',
      'skill',
      'letters',
      'misses',
      'started_at',
      'finished_at',
      'is_won',
      'result',
    ],
    // Would tell a word that is still being guessed.
    withheld: ['word', 'word_id', 'explanation'],
  },
  hangman_pack: {
    whose: 'user_id',
    about: 'ชุดคำฝึกที่ซื้อ',
    erasure: 'kept',
    told: ['day', 'pack', 'words', 'used', 'bought_at', 'cause'],
  },
} satisfies PersonalTags
