import type { Tx } from '#db/open.ts'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { attemptOf, forgetAttempts } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import {
  type Claim,
  findOwner,
  type Owner,
  type OwnerParts,
  proveOwner,
  refuseWrong,
} from '#features/identity/sessions/server/prove-owner-commands.ts'
import { endSessions } from '#features/identity/sessions/server/session-commands.ts'
import { checkPassword } from '#features/identity/sign-in/server/reset-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { passwordReplacedMail } from './credential-mails.ts'
import { passwordReplaced } from './notices.ts'

type Change = Claim & { newPassword: string }

/**
 * Changes the password of a person who proves the current one. All other sessions end, mailed reset links become
 * invalid, and a mail notifies the owner. Throws invalid_input (at new_password) and what proveOwner throws. The new
 * password is validated first, since that is cheap and reveals nothing.
 */
export async function changePassword(parts: OwnerParts & { origin: string }, change: Change): Promise<void> {
  const { db, keys, hasher, origin } = parts
  const { newPassword, now } = change
  checkPassword(newPassword, await findOwner(db, change.userId), 'new_password')
  if (newPassword.normalize('NFC') === change.password?.normalize('NFC')) throw refuseSame()
  const owner = await proveOwner(parts, change)
  const passwordHash = await hasher.hash(newPassword)
  await db.transaction().execute(async (tx) => {
    await replacePassword(tx, { owner, passwordHash, sessionId: change.sessionId, now })
    const link = `${origin}/forgot-password`
    const mail = passwordReplacedMail({ name: owner.displayName, when: formatThaiMoment(now), link })
    await queueMail(tx, { ...mail, userId: owner.userId, to: owner.email, kind: 'identity.password-changed', now })
    const cause = `password-replaced:${now.toISOString()}`
    await notify(tx, {
      userId: owner.userId,
      kind: passwordReplaced,
      facts: { at: now.toISOString() },
      cause,
      now,
    })
  })
  for (const limit of [limits.loginAccount, limits.loginDevice])
    await forgetAttempts(db, attemptOf(keys, limit, emailKeyOf(owner.email)))
}

function refuseSame() {
  const detail = 'รหัสผ่านใหม่ต้องไม่เหมือนรหัสผ่านปัจจุบัน'
  return commonRefusal('invalid_input', { fields: [{ path: 'new_password', code: 'same', detail }] })
}

type Replacement = { owner: Owner; passwordHash: string; sessionId: string; now: Date }

/** Guarded by the old hash: of two concurrent changes with the same proof the second is refused. */
async function replacePassword(tx: Tx, { owner, passwordHash, sessionId, now }: Replacement): Promise<void> {
  const { userId } = owner
  const set = await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .where('password_hash', 'is not distinct from', owner.passwordHash)
    .executeTakeFirst()
  if (set.numUpdatedRows === 0n) throw refuseWrong()
  await tx.deleteFrom('email_link').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
  await endSessions(tx, { userId, by: 'password', now, except: sessionId })
}
