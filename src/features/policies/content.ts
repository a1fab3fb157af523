import { z } from 'zod/mini'
import { DocumentTree } from '#lib/document.ts'
import { PolicyType } from './contract.ts'

/** content/policies/<type>.json. `{{contact}}` in a text stands for the address that the server is started with. */
export const PolicyContent = z.object({
  type: PolicyType,
  /** Raised with every change of the text once it is in force: people have agreed to a version. */
  version: z.int().check(z.minimum(1)),
  effective: z.iso.date(),
  /** Data is used for something new: consent to earlier versions no longer holds from then on (PDPA section 19). */
  asks_again: z.optional(z.boolean()),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  summary: z.string().check(z.minLength(1), z.maxLength(300)),
  changes: z.string().check(z.minLength(1), z.maxLength(500)),
  body: DocumentTree,
})
export type PolicyContent = z.infer<typeof PolicyContent>
