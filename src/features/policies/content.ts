import { z } from 'zod/mini'
import { DocumentTree } from '#lib/document.ts'
import { maxLetters } from '#lib/stored-text.ts'
import { PolicyType } from './contract.ts'
import { PolicySection, RoboPolicyType } from './robo-contract.ts'

/** The schema of content/policies/<type>.json. `{{contact}}` in a text is replaced by the operator's contact. */
export const PolicyContent = z.object({
  type: PolicyType,
  /** Increase it with every change of the text once it is in force: people accept a version. */
  version: z.int().check(z.minimum(1)),
  effective: z.iso.date(),
  /** Data gets new uses: acceptance of earlier versions is no longer valid from then on (PDPA section 19). */
  asks_again: z.optional(z.boolean()),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  summary: z.string().check(z.minLength(1), z.maxLength(300)),
  changes: z.string().check(z.minLength(1), z.maxLength(500)),
  body: DocumentTree,
})
export type PolicyContent = z.infer<typeof PolicyContent>

/** The schema of content/robo-policies/<type>.json. */
export const RoboPolicyContent = z.object({
  type: RoboPolicyType,
  /** Increase it with every change of the text once it is in force: people accept a version. */
  version: z.int().check(z.minimum(1)),
  effective: z.iso.date(),
  title: z.string().check(z.minLength(1), maxLetters(120)),
  summary: z.string().check(z.minLength(1), maxLetters(300)),
  changes: z.string().check(z.minLength(1), maxLetters(500)),
  sections: z.array(PolicySection).check(z.minLength(1), z.maxLength(20)),
})
export type RoboPolicyContent = z.infer<typeof RoboPolicyContent>
