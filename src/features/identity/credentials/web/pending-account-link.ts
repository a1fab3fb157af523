import { restoreAccount } from '#features/identity/privacy/contract.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { readToken } from '#lib/web/session-store.ts'
import { confirmEmail, saveEmail } from '../contract.ts'
import type { LinkAct } from './account-link-loader.ts'

/** Runs the action of the mail's link; throws a Refusal. */
export async function spendAccountLink(send: Send, act: LinkAct, token: string): Promise<void> {
  if (act === 'confirm-email') await send(confirmEmail, { body: { token } })
  else if (act === 'restore') await send(restoreAccount, { body: { token } })
  else {
    await send(saveEmail, { body: { token } })
    // All sessions of the account have ended, this browser's included if it was signed in there.
    if (readToken() !== null) void signOut()
  }
}
