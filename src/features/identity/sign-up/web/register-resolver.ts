import { z } from 'zod/mini'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { faultOfNewPassword } from '#features/identity/accounts/common-password-rules.ts'
import { resolverFor } from '#features/identity/forms/web/form-resolver.ts'
import type { FieldFault } from '#lib/errors.ts'
import { SignUp } from '../sign-up-rules.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { registerWords } from './register-text.ts'

/** The first step's part of the sign-up. */
export const Credentials = z.pick(SignUp, { email: true, password: true })
export type Credentials = z.input<typeof Credentials>

/** What the first step knows besides its boxes. */
export type Known = { takenEmails: ReadonlySet<string>; fault: PendingRegistration['fault'] }

/** Checks the first step by the contract's schema, the rules of passwords, and what the server has said so far. */
export function registerResolver(known: Known) {
  return resolverFor(Credentials, {
    words: registerWords,
    findFaults: ({ email = '', password = '' }) => [
      ...(known.takenEmails.has(emailKeyOf(email)) ? [emailTaken] : []),
      ...faultsOfPassword(password, email),
      ...faultsSaid(known.fault, { email, password }),
    ],
  })
}

const emailTaken: FieldFault = { path: 'email', code: 'email_taken', detail: registerWords.email.email_taken }

function faultsOfPassword(password: string, email: string): FieldFault[] {
  const fault = password === '' ? null : faultOfNewPassword(password, { displayName: '', email })
  return fault ? [{ path: 'password', ...fault }] : []
}

/** A refusal of the server holds as long as the value is the one it refused. */
function faultsSaid(fault: Known['fault'], values: Credentials): FieldFault[] {
  if (!fault || values[fault.path] !== fault.value) return []
  return [{ path: fault.path, code: 'refused', detail: fault.message }]
}
