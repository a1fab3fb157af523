import { z } from 'zod/mini'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { faultOfNewPassword } from '#features/identity/accounts/common-password-rules.ts'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import type { FieldFault } from '#lib/errors.ts'
import { SignUp } from '../../sign-up-rules.ts'
import type { PendingRegistration } from '../pending-registration.ts'
import { registerWords } from './register-text.ts'

/** The fields of the first step. */
export const Credentials = z.pick(SignUp, { email: true, password: true })
export type Credentials = z.input<typeof Credentials>

/** Facts beyond the fields. */
export type Known = { takenEmails: ReadonlySet<string>; fault: PendingRegistration['fault'] }

/** Validates the first step by the contract's schema, the password rules, and the server's earlier answers. */
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

/** A refusal of the server applies while the value is the refused one. */
function faultsSaid(fault: Known['fault'], values: Credentials): FieldFault[] {
  if (!fault || values[fault.path] !== fault.value) return []
  return [{ path: fault.path, code: 'refused', detail: fault.message }]
}
