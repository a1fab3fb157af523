import { z } from 'zod/mini'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { onlyDigits, toBuddhistYear } from '#ui/reading/buddhist-date.ts'
import { faultsOfSigner, Signer } from '../guardian-rules.ts'
import { guardianWords } from './guardian-text.ts'

const buddhistEra = 543

/** Parses a typed year, with Thai digits and of either era, to the common era; NaN when it is invalid. */
function yearOf(typed: string): number {
  const year = toBuddhistYear(onlyDigits(typed, 4))
  return /^\d{4}$/.test(year) ? Number(year) - buddhistEra : Number.NaN
}

const GuardianForm = z.object({
  name: Signer.shape.name,
  relation: Signer.shape.relation,
  birth_year: z.pipe(
    z.string().check(z.trim(), z.regex(/^[\d๐-๙]{4}$/)),
    z.transform((typed: string) => yearOf(typed)),
  ),
  is_guardian: z.boolean().check(z.refine((isTicked) => isTicked)),
})
export type GuardianValues = z.input<typeof GuardianForm>
export type CheckedGuardian = z.output<typeof GuardianForm>

/** Validates the guardian's fields by the contract's schema and the rule of age. `today`: a Bangkok day. */
export function guardianResolver(today: string) {
  return resolverFor(GuardianForm, {
    words: guardianWords,
    findFaults: ({ birth_year = '' }) => {
      const year = yearOf(birth_year)
      return Number.isNaN(year) ? [] : faultsOfSigner({ birth_year: year }, today)
    },
  })
}
