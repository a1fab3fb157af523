import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** A financial term hidden in a picture. */
export const RiddleContent = z.object({
  /** Stable for ever and neutral ('riddle-017'): its drawing (content/riddles/riddle-017.svg) has this name. */
  key: z.string().check(z.regex(/^riddle-\d{3,4}$/)),
  answer: line(40),
  /** Other words that are as right as the answer; other spellings of the same word are found without being named. */
  accepted: z.array(line(40)),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  /** What is to be seen, for who hears the picture: as much help as the drawing, without the answer. */
  description: line(240),
  /** Why the picture says the term, and what it means; shown only after the end. */
  explanation: line(300),
  source: line(200),
  reviewBy: z.optional(z.iso.date()),
  article: z.optional(z.string()),
  isRetired: z.optional(z.boolean()),
})
export type RiddleContent = z.infer<typeof RiddleContent>

/** content/riddles/*.json, beside one .svg for each riddle. */
export const RiddleFile = z.object({ riddles: z.array(RiddleContent).check(z.minLength(1)) })
