import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** A glossary term for readers. `article` links to the article that explains it. */
export const GlossaryEntry = z.object({
  key: z.string(),
  term: z.string(),
  also: z.array(z.string()),
  meaning: z.string(),
  example: z.string(),
  article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
})
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

/** Beyond the specification. */
export const readGlossary = endpoint({
  method: 'GET',
  path: '/v2/api/glossary',
  access: 'public',
  mayLag: true,
  summary: 'คลังคำการเงิน เรียงตามตัวอักษรไทย',
  reply: z.object({ terms: z.array(GlossaryEntry) }),
})

/** Beyond the specification: the same word for everybody on a Bangkok day; null without terms. */
export const readWordOfDay = endpoint({
  method: 'GET',
  path: '/v2/api/glossary/today',
  access: 'public',
  mayLag: true,
  summary: 'คำของวันนี้จากคลังคำการเงิน',
  reply: z.object({ word: z.nullable(z.pick(GlossaryEntry, { key: true, term: true, meaning: true })) }),
})
