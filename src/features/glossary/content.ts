import { z } from 'zod/mini'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** content/glossary.json: a word of money, as somebody of 15 would explain it to a friend. */
export const GlossaryTerm = z.object({
  /** Stable for ever: /glossary#<key> leads to it. */
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  term: line(40),
  /** Other spellings and names that articles may use. */
  also: z.array(line(40)).check(z.maxLength(5)),
  /** One sentence. */
  meaning: line(200),
  example: line(200),
  /** Key of the article that explains it. */
  article: z.nullable(z.string()),
  /** Where a figure is named. */
  sources: z.array(line(200)).check(z.maxLength(3)),
  reviewBy: z.optional(z.iso.date()),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

export const GlossaryFile = z.object({ terms: z.array(GlossaryTerm).check(z.minLength(1)) })
