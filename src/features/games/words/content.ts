import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** A word that hangman asks for and that crosswords are made of. */
export const WordContent = z.object({
  /** Stable for ever and neutral ('word-017'): an address or a chunk that names it must not tell the word. */
  key: z.string().check(z.regex(/^word-\d{3,4}$/)),
  /** Thai letters and marks alone: no space, no Latin letter, no digit, no ๆ or ฯ. */
  word: line(40),
  /** One line that leads to the word and holds neither it nor a part of it. */
  clue: line(140),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  /** What the word means in daily life, in one or two sentences; shown only after the end. */
  explanation: line(300),
  source: line(200),
  reviewBy: z.optional(z.iso.date()),
  /** Key of the article that teaches it. */
  article: z.optional(z.string()),
  /** No longer asked. A word is retired and never taken out of its file: old games still show it. */
  isRetired: z.optional(z.boolean()),
})
export type WordContent = z.infer<typeof WordContent>

/** content/words/*.json */
export const WordFile = z.object({ words: z.array(WordContent).check(z.minLength(1)) })
