import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const hangmanData = {
  hangman_game: {
    owner: 'user_id',
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
    // They would reveal a word in progress.
    withheld: ['word', 'word_id', 'explanation'],
  },
  hangman_pack: {
    owner: 'user_id',
    about: 'ชุดคำฝึกที่ซื้อ',
    erasure: 'kept',
    told: ['day', 'pack', 'words', 'used', 'bought_at', 'cause'],
  },
} satisfies PersonalTags
