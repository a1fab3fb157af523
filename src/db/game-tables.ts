import type { Tagged } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** Of word games: what is about persons, and what is about nobody. See personal-data.ts. */
export const gameTables = {
  decoder_picture: {
    whose: 'user_id',
    about: 'ภาพปริศนาที่ตอบหรือข้าม และสิ่งที่ได้',
    erasure: 'kept',
    told: ['set_id', 'place', 'state', 'tries', 'settled_at', 'reward'],
    // Would tell the answer of a picture that is still open.
    withheld: ['riddle_id'],
  },
  decoder_set: {
    whose: 'user_id',
    about: 'ชุดภาพปริศนาที่เล่นในแต่ละวัน',
    erasure: 'kept',
    told: ['day', 'id', 'started_at', 'finished_at', 'learning'],
  },
  hangman_game: {
    whose: 'user_id',
    about: 'คำที่ทาย ตัวอักษรที่เดา และสิ่งที่ได้',
    erasure: 'kept',
    told: ['day', 'pack', 'place', 'id', 'clue', 'letters', 'misses', 'started_at', 'finished_at', 'is_won', 'result'],
    // Would tell a word that is still being guessed.
    withheld: ['word', 'word_id'],
  },
  hangman_pack: {
    whose: 'user_id',
    about: 'ชุดคำฝึกที่ซื้อ',
    erasure: 'kept',
    told: ['day', 'pack', 'words', 'used', 'bought_at'],
  },
  game_word: {
    whose: null,
    plain: [
      'id',
      'key',
      'word',
      'word_key',
      'clue',
      'skill',
      'difficulty',
      'explanation',
      'source',
      'article_key',
      'review_by',
      'is_active',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
  riddle: {
    whose: null,
    plain: [
      'id',
      'key',
      'answer',
      'accepted',
      'drawing',
      'description',
      'skill',
      'difficulty',
      'explanation',
      'source',
      'article_key',
      'review_by',
      'is_active',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
} satisfies { [T in keyof Tables]?: Tagged<T> }
