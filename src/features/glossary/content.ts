import { z } from 'zod/mini'
import { withoutNull } from '#lib/stored-text.ts'

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

const typed = (max: number) => z.string().check(withoutNull, z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))

/** What an editor changes of a term; `version` is the one that was read. Its key stays: links depend on it. */
export const TermEdit = z.object({
  version: z.string(),
  term: typed(40),
  also: z.array(typed(40)).check(z.maxLength(5)),
  meaning: typed(200),
  example: typed(200),
  article: z.nullable(z.string().check(z.maxLength(60))),
})
export type TermEdit = z.infer<typeof TermEdit>

export const GlossaryFile = z.object({ terms: z.array(GlossaryTerm).check(z.minLength(1)) })
