import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** A word for a visitor; like a game, but nothing of it is stored. `result` comes with the last guess. */
export const HangmanGuestTrial = z.object({
  day: Day,
  skill: Skill,
  clue: z.string(),
  shape: z.array(z.nullable(z.string())),
  found: z.array(z.string()),
  missed: z.array(z.string()),
  lives_left: z.int(),
  result: z.nullable(
    z.object({
      is_won: z.boolean(),
      word: z.string(),
      explanation: z.string(),
      article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
    }),
  ),
})
export type HangmanGuestTrial = z.infer<typeof HangmanGuestTrial>

/**
 * Beyond the specification: one word a day for visitors, the same for all. `letters` are all guesses so far, since the
 * server remembers none; without `day` it is today's.
 */
export const guestTrialHangman = endpoint({
  method: 'POST',
  path: '/v2/api/game/tasteHangman',
  access: 'public',
  summary: 'ลองทายหนึ่งคำก่อนสมัคร ไม่เก็บผล ไม่มี koin',
  body: z.object({
    day: z.optional(Day),
    letters: z.array(z.string().check(z.minLength(1), z.maxLength(8))).check(z.maxLength(80)),
  }),
  reply: HangmanGuestTrial,
  errors: ['hangman_taste_over', 'hangman_no_content', 'not_a_letter'],
})
