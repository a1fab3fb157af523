import { z } from 'zod/mini'
import { DocumentTree } from '#lib/document.ts'
import { PolicyType } from './contract.ts'

/** content/policies/<type>.json. `{{contact}}` in a text stands for the address that the server is started with. */
export const PolicyContent = z.object({
  type: PolicyType,
  /** Raised with every change of the text once it is in force: people have agreed to a version. */
  version: z.int().check(z.minimum(1)),
  effective: z.iso.date(),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  summary: z.string().check(z.minLength(1), z.maxLength(300)),
  changes: z.string().check(z.minLength(1), z.maxLength(500)),
  body: DocumentTree,
})
export type PolicyContent = z.infer<typeof PolicyContent>
