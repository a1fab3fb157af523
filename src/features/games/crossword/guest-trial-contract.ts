import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { CellMark, Clue, CrosswordProgress } from './crossword-contract.ts'

/**
 * A closed puzzle for a visitor; nothing of it is stored. `marks` judges every filled cell, `words` come with the end:
 * when every letter is right, or when the visitor gives up.
 */
export const CrosswordGuestTrial = z.object({
  day: Day,
  width: z.int(),
  height: z.int(),
  clues: z.array(Clue),
  letters: z.array(z.string()),
  marks: z.array(CellMark),
  is_solved: z.boolean(),
  words: CrosswordProgress.shape.words,
})
export type CrosswordGuestTrial = z.infer<typeof CrosswordGuestTrial>

/**
 * Beyond the specification: a daily puzzle that nobody can earn with any more. `letters` are all so far, one per cell
 * including blocks; without `day` it is today's taste.
 */
export const guestTrialCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/tasteCrossword',
  access: 'public',
  summary: 'ลองเล่นปริศนาอักษรไขว้หนึ่งตารางก่อนสมัคร ไม่เก็บผล ไม่มี koin',
  body: z.object({
    day: z.optional(Day),
    letters: z.optional(z.array(z.string().check(z.maxLength(8))).check(z.maxLength(169))),
    gives_up: z.optional(z.boolean()),
  }),
  reply: CrosswordGuestTrial,
  errors: ['crossword_not_ready', 'crossword_closed', 'crossword_cell'],
})
