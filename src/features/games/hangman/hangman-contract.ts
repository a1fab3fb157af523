import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const hangmanErrors = {
  hangman_no_words_left: { status: 409, th: 'วันนี้เล่นครบแล้ว พรุ่งนี้มีคำใหม่ หรือซื้อชุดฝึกเพิ่มได้' },
  hangman_taste_over: { status: 409, th: 'คำของวันนั้นปิดแล้ว โหลดหน้านี้ใหม่เพื่อลองคำของวันนี้' },
  hangman_no_content: { status: 409, th: 'ตอนนี้ยังไม่มีคำให้ทาย ลองใหม่ภายหลัง' },
  hangman_game_not_found: { status: 404, th: 'ไม่พบคำที่กำลังทาย' },
  hangman_game_over: { status: 409, th: 'คำนี้จบไปแล้ว เริ่มคำใหม่ได้เลย' },
  not_a_letter: { status: 422, th: 'ทายทีละตัว เป็นพยัญชนะหรือสระที่อยู่บนบรรทัด' },
  hangman_words_left: { status: 409, th: 'ยังมีคำให้เล่นอยู่ เล่นให้ครบก่อนแล้วค่อยซื้อเพิ่ม ยังไม่มีการหัก koin' },
  hangman_quota_changed: { status: 409, th: 'ชุดนี้ซื้อไปแล้ว ไม่มีการหัก koin ซ้ำ' },
  hangman_no_packs_left: { status: 409, th: 'วันนี้ซื้อครบแล้ว พรุ่งนี้ซื้อได้ใหม่' },
  hangman_pays_not_allowed: { status: 403, th: 'บัญชีนี้ยังจ่ายด้วย koin ไม่ได้ {why}' },
} as const satisfies ErrorTable

const day = z.iso.date()
const Article = z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() }))

/**
 * What can be played now: words of today, which pay, and bought ones, which are practice and do not expire. `next` is
 * the number of today's next pack; null when none can be bought.
 */
export const HangmanQuota = z.object({
  day,
  today: z.object({ left: z.int(), total: z.int() }),
  practice_left: z.int(),
  pack: z.object({ price: Koin, words: z.int(), max: z.int(), next: z.nullable(z.int()) }),
  /** The reward of a win, and the bonus for a win without a miss. */
  pay: z.object({ win: Koin, flawless: Koin }),
})
export type HangmanQuota = z.infer<typeof HangmanQuota>

/** The result of a finished word. `asked` is more than `paid` when the daily or weekly cap was reached. */
export const HangmanReward = z.object({
  is_practice: z.boolean(),
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  points: z.array(z.object({ skill: Skill, points: z.int() })),
  learning_day: z.nullable(z.object({ day, days_this_month: z.int(), reward: Koin, is_new: z.boolean() })),
})
export type HangmanReward = z.infer<typeof HangmanReward>

/**
 * A word as its player sees it. `shape` has one entry per grapheme cluster, null until it is found; the word itself is
 * only in `result`, after the end.
 */
export const HangmanGame = z.object({
  id: z.uuid(),
  day,
  /** Pays nothing: a bought word, or one of a past day. */
  is_practice: z.boolean(),
  skill: Skill,
  clue: z.string(),
  shape: z.array(z.nullable(z.string())),
  /** Guesses so far: letters in the word, and letters that are not. */
  found: z.array(z.string()),
  missed: z.array(z.string()),
  lives: z.int(),
  lives_left: z.int(),
  result: z.nullable(
    z.object({
      is_won: z.boolean(),
      word: z.string(),
      explanation: z.string(),
      article: Article,
      reward: HangmanReward,
    }),
  ),
})
export type HangmanGame = z.infer<typeof HangmanGame>

export const readHangmanQuota = endpoint({
  method: 'GET',
  path: '/v2/api/game/getQuotaHangman',
  access: 'protected',
  summary: 'คำทายที่เหลือวันนี้ ชุดฝึกที่ซื้อได้ และคำที่เล่นค้างอยู่',
  reply: z.object({ quota: HangmanQuota, game: z.nullable(HangmanGame) }),
})

/** `pack`: the number within today, which makes buying idempotent. */
export const buyHangmanQuota = endpoint({
  method: 'POST',
  path: '/v2/api/game/buyQuotaHangman',
  access: 'protected',
  summary: 'ซื้อชุดคำฝึกของวันนี้ คำในชุดไม่ให้ koin และไม่หมดอายุ',
  // The rate decides how many packs a day has.
  body: z.object({ pack: z.int().check(z.minimum(1), z.maximum(1_000)) }),
  reply: z.object({ quota: HangmanQuota }),
  errors: [
    'hangman_words_left',
    'hangman_quota_changed',
    'hangman_no_packs_left',
    'hangman_pays_not_allowed',
    'not_enough_koin',
  ],
})

/** Begins the next word, or returns the one in progress. */
export const playHangman = endpoint({
  method: 'POST',
  path: '/v2/api/game/playHangman',
  access: 'protected',
  summary: 'เริ่มคำใหม่ หรือเล่นคำที่ค้างอยู่ต่อ',
  reply: z.object({ quota: HangmanQuota, game: HangmanGame }),
  errors: ['hangman_no_words_left', 'hangman_no_content'],
})

/** Guessing a letter again changes nothing. `gained`: what the person has with the reward, from the guess that ended the word. */
export const answerHangman = endpoint({
  method: 'POST',
  path: '/v2/api/game/answerHangman',
  access: 'protected',
  summary: 'ทายหนึ่งตัวอักษร ตัวสุดท้ายจบคำและรับ koin',
  body: z.object({ game_id: z.uuid(), letter: z.string().check(z.minLength(1), z.maxLength(12)) }),
  reply: z.object({ quota: HangmanQuota, game: HangmanGame, gained: z.nullable(Gained) }),
  errors: ['hangman_game_not_found', 'hangman_game_over', 'not_a_letter'],
})
