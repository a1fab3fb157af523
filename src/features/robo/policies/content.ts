import { z } from 'zod/mini'
import { maxLetters } from '#lib/stored-text.ts'
import { PolicySection, RoboPolicyType } from './contract.ts'

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
