import { restoreAccount } from '#features/identity/privacy/contract.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { isRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { confirmEmail, keepEmail } from '../contract.ts'
import type { LinkAct } from './account-link-loader.ts'

/** Does what the link of the mail is for; throws a Refusal. */
export async function spendAccountLink(act: LinkAct, token: string): Promise<void> {
  if (act === 'confirm-email') await call(confirmEmail, { body: { token } })
  else if (act === 'restore') await call(restoreAccount, { body: { token } })
  else {
    await call(keepEmail, { body: { token } })
    // The login of this browser, if it was this account's, has ended with all the others.
    if (readToken() !== null) void signOut()
  }
}

/** What is wrong with the link, in a sentence; null when it may work later. */
export function faultOfLink(error: unknown): string | 'dead' | null {
  if (!isRefusal(error)) return null
  // 422: somebody cut the link in two.
  if (error.status === 410 || error.status === 422) return 'dead'
  return error.status === 409 ? error.problem.detail : null
}
