import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { maxAccepted } from './admin-contract.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/**
 * How a picture leads to its answer: `pun` shows another thing of the same name or sound, `idiom` draws a saying word by
 * word, `story` tells what happens, `parts` joins things of which the term is made, `icon` shows the thing itself.
 */
export const RiddleKind = z.enum(['pun', 'idiom', 'story', 'parts', 'icon'])
export type RiddleKind = z.infer<typeof RiddleKind>

/** A financial term hidden in a picture. */
export const RiddleContent = z.object({
  /** Never changes and is neutral ('riddle-017'); the drawing has the same name (content/riddles/riddle-017.svg). */
  key: z.string().check(z.regex(/^riddle-\d{3,4}$/)),
  answer: line(40),
  /** Other correct words; spelling variants are accepted without being listed. */
  accepted: z.array(line(40)).check(z.maxLength(maxAccepted)),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  /** For the mix of pictures; no player sees it. */
  kind: RiddleKind,
  /** The alternative text: as helpful as the drawing, without the answer. */
  description: line(240),
  /** Why the picture means the term, and the term's meaning; shown only after the end. */
  explanation: line(300),
  source: line(200),
  reviewBy: z.optional(z.iso.date()),
  article: z.optional(z.string()),
  isRetired: z.optional(z.boolean()),
})
export type RiddleContent = z.infer<typeof RiddleContent>

/** Seven riddles of one theme, as keys. */
const RiddleWeek = z.object({
  title: line(40),
  riddles: z.array(z.string()).check(z.length(7)),
})
export type RiddleWeek = z.infer<typeof RiddleWeek>

/** The schema of content/riddle-weeks.json: the themes in the order in which the calendar brings them. */
export const RiddleWeekFile = z.object({ weeks: z.array(RiddleWeek).check(z.minLength(1)) })

/** The schema of content/riddles/*.json, next to one .svg for each riddle. */
export const RiddleFile = z.object({ riddles: z.array(RiddleContent).check(z.minLength(1)) })
