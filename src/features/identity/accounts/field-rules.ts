import { z } from 'zod/mini'
import { avatarNames } from '#art/names/avatar-names.ts'
import { interestKeys, provinceKeys } from './content.ts'
import { faultOfDisplayName } from './display-name-rules.ts'
import { longestPassword, shortestPassword } from './password-rules.ts'

export const email = z.string().check(z.trim(), z.maxLength(254), z.email())

export const botCheck = z.string().check(z.maxLength(8_000))

export const password = z.string().check(
  z.minLength(shortestPassword),
  // Code points outside the BMP are two UTF-16 units each; the rule counts code points.
  z.maxLength(2 * longestPassword),
)

/** The token of a mailed link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const interest = z.enum(interestKeys as [string, ...string[]])

export const avatar = z.enum(avatarNames as readonly string[] as [string, ...string[]])

export const displayName = z.string().check(
  z.superRefine((name, context) => {
    const fault = faultOfDisplayName(name)
    if (fault) context.addIssue({ code: 'custom', message: fault.detail, input: name })
  }),
)

export const province = z.enum(provinceKeys as [string, ...string[]])

export const school = z.optional(z.string().check(z.trim(), z.maxLength(100)))
