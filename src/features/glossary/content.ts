import { z } from 'zod/mini'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** An entry of content/glossary.json: a financial term, explained for readers of 15. */
export const GlossaryTerm = z.object({
  /** Never changes: links to /glossary#<key> depend on it. */
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  term: line(40),
  /** Other spellings and names that articles may use. */
  also: z.array(line(40)).check(z.maxLength(5)),
  /** One sentence. */
  meaning: line(200),
  example: line(200),
  /** The key of the article that explains it. */
  article: z.nullable(z.string()),
  /** Sources of the figures that it names. */
  sources: z.array(line(200)).check(z.maxLength(3)),
  reviewBy: z.optional(z.iso.date()),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

export const GlossaryFile = z.object({ terms: z.array(GlossaryTerm).check(z.minLength(1)) })
