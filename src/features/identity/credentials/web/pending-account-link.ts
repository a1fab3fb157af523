import { restoreAccount } from '#features/identity/privacy/contract.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { isRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { confirmEmail, keepEmail } from '../contract.ts'
import type { LinkAct } from './account-link-loader.ts'

/** Runs the action of the mail's link; throws a Refusal. */
export async function spendAccountLink(act: LinkAct, token: string): Promise<void> {
  if (act === 'confirm-email') await call(confirmEmail, { body: { token } })
  else if (act === 'restore') await call(restoreAccount, { body: { token } })
  else {
    await call(keepEmail, { body: { token } })
    // All sessions of the account have ended, this browser's included if it was signed in there.
    if (readToken() !== null) void signOut()
  }
}

/** The message for an unusable link; null when a retry may work. */
export function faultOfLink(error: unknown): string | 'dead' | null {
  if (!isRefusal(error)) return null
  // 422: the link is incomplete.
  if (error.status === 410 || error.status === 422) return 'dead'
  return error.status === 409 ? error.problem.detail : null
}
