import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** A word for hangman and crosswords. */
export const WordContent = z.object({
  /** Never changes and is neutral ('word-017'): an address or bundle that contains it must not reveal the word. */
  key: z.string().check(z.regex(/^word-\d{3,4}$/)),
  /** Thai letters and marks only: no space, Latin letter, digit, ๆ or ฯ. */
  word: line(40),
  /** One line that leads to the word and contains neither it nor a part of it. */
  clue: line(140),
  /** Up to two other lines that lead to it, each from another side: who meets the word again reads another clue. */
  moreClues: z.optional(z.array(line(140)).check(z.minLength(1), z.maxLength(2))),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  /** The meaning in daily life, in one or two sentences; shown only after the end. */
  explanation: line(300),
  source: line(200),
  reviewBy: z.optional(z.iso.date()),
  /** The key of the article that teaches it. */
  article: z.optional(z.string()),
  /** No longer asked. A word is retired and never removed from its file, since old games still show it. */
  isRetired: z.optional(z.boolean()),
})
export type WordContent = z.infer<typeof WordContent>

/** The schema of content/words/*.json. */
export const WordFile = z.object({ words: z.array(WordContent).check(z.minLength(1)) })
