import { z } from 'zod/mini'
import { adultAge } from '#features/identity/accounts/account-rules.ts'
import { email, linkToken } from '#features/identity/accounts/field-rules.ts'
import type { FieldFault } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'

/**
 * Who may have parental power or guardianship of a child by law (Civil and Commercial Code 1566, 1585), or cares for
 * one in fact.
 */
export const relations = ['mother', 'father', 'grandparent', 'relative', 'legal'] as const

export const Relation = z.enum(relations)

export type Relation = z.infer<typeof Relation>

/** The maximum number of children with the same guardian mailbox. */
export const maxChildren = 5

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** What a consenting guardian states; the page validates with it too. */
export const Signer = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2),
      z.maxLength(100),
      z.regex(/^[\p{L}\p{M} .'’-]+$/u),
      z.regex(/^\P{Default_Ignorable_Code_Point}*$/u),
    ),
  relation: Relation,
  /** In the Common Era; the page uses the Buddhist era. */
  birth_year: z.int().check(z.minimum(1800), z.maximum(2400)),
})

export type Signer = z.infer<typeof Signer>

/** `version` is the state's version shown on the page; `personal_version` is the policy version that was read. */
export const AgreeInput = z.extend(Signer, { token: linkToken, version, personal_version: version })

export const DeclineInput = z.object({ token: linkToken, version })

/** Digits and consonants that are not mistaken for one another; without vowels there are no words. */
export const codeSigns = '23456789BCDFGHJKMNPQRTVWXYZ'
/** 27^12 is 57 bits: too many to guess within the limits on attempts. */
export const codeLength = 12
/** How long a code may be typed, in days; the link beside it stays. */
export const codeDays = 14

/** A code as it is stored: what people type between and around its signs is left out. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s–—-]/g, '')
}

/** A code as mails show it: 'K7MX-2QRT-9BWD'. */
export function shownCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}

export const GuardianCode = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) })

export const GuardianEmail = z.object({ email })

/**
 * A guardian must be an adult. Only the year is known, so one who turns 20 this year is accepted (PDPA section 20
 * requires the holder of parental power).
 */
export function faultsOfSigner({ birth_year }: Pick<Signer, 'birth_year'>, day: string): FieldFault[] {
  const path = 'birth_year'
  const age = Number(day.slice(0, 4)) - birth_year
  if (age > 120) return [{ path, code: 'too_old', detail: 'ลองดูปี พ.ศ. เกิดอีกครั้ง' }]
  if (age < adultAge) return [{ path, code: 'too_young', detail: 'ผู้ปกครองต้องอายุ 20 ปีขึ้นไป' }]
  return []
}

/** The guardian's mailbox must differ from the child's. */
export function faultsOfGuardianEmail(guardian: string, own: string): FieldFault[] {
  if (foldMailbox(guardian) !== foldMailbox(own)) return []
  return [{ path: 'email', code: 'same_as_own', detail: 'อีเมลผู้ปกครองต้องไม่ใช่อีเมลของคุณ' }]
}

const dayMs = 24 * 3_600_000

/** The days after the request on which a guardian who has not answered is reminded. */
export const reminderDays = [7, 14] as const

/** The number of reminders due at a moment: 0, 1 or 2. */
export function remindersDue(askedAt: Date, now: Date): number {
  return reminderDays.filter((days) => now.getTime() - askedAt.getTime() >= days * dayMs).length
}
