import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { refusals } from '#lib/errors.ts'
import { decrypt, encrypt } from '#lib/server/secrets/encryption.ts'
import { findTotpStep, newTotpSecret } from '#lib/server/secrets/totp.ts'
import { factorErrors } from '../factor-contract.ts'
import { endChallenge, type Login, lockChallenge, saveChallenge } from './staff-session-commands.ts'

const refusal = refusals(factorErrors)

/** The key that encrypts TOTP secrets, derived from the server's key for this purpose. */
function sealingKey(keys: Keys): Buffer {
  return Buffer.from(keys.hmac('totp-secret'), 'base64url')
}

/** Makes a secret for an authenticator app; it becomes a factor once a code of it is confirmed. */
export async function offerTotp(db: Db, keys: Keys, { now, ...login }: Login & { now: Date }): Promise<Buffer> {
  const secret = newTotpSecret()
  const value = encrypt(sealingKey(keys), secret, login.userId)
  await saveChallenge(db, { ...login, purpose: 'totp_add', value, now })
  return secret
}

/** Stores the offered secret after a valid code, replacing an older one. Throws challenge_over and wrong_code. */
export async function adoptTotp(
  tx: Tx,
  keys: Keys,
  { code, now, ...login }: Login & { code: string; now: Date },
): Promise<void> {
  const asked = { ...login, purpose: 'totp_add', now } as const
  const sealed = await lockChallenge(tx, asked)
  if (sealed === null) throw refusal('challenge_over')
  const step = findTotpStep(decrypt(sealingKey(keys), sealed, login.userId), code, now)
  if (step === null) throw refusal('wrong_code')
  await endChallenge(tx, asked)
  await storeTotp(tx, { userId: login.userId, sealed, step, now })
}

/** Stores a known secret: for demo staff. */
export async function addTotp(
  tx: Tx,
  keys: Keys,
  { userId, secret, now }: { userId: string; secret: Uint8Array; now: Date },
): Promise<void> {
  await storeTotp(tx, { userId, sealed: encrypt(sealingKey(keys), secret, userId), step: 0, now })
}

async function storeTotp(
  tx: Tx,
  { userId, sealed, step, now }: { userId: string; sealed: string; step: number; now: Date },
): Promise<void> {
  const row = { sealed, last_step: step, made_at: now, used_at: null }
  await tx
    .insertInto('totp_factor')
    .values({ user_id: userId, ...row })
    .onConflict((c) => c.column('user_id').doUpdateSet(row))
    .execute()
}

/**
 * Uses a TOTP code. One guarded UPDATE advances the last used time step, so a code is accepted once even in parallel,
 * and no older one after it. Throws wrong_code for any fault.
 */
export async function useTotp(
  tx: Tx,
  keys: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<void> {
  const factor = await tx.selectFrom('totp_factor').select('sealed').where('user_id', '=', userId).executeTakeFirst()
  const step = factor ? findTotpStep(decrypt(sealingKey(keys), factor.sealed, userId), code, now) : null
  if (step === null) throw refusal('wrong_code')
  const used = await tx
    .updateTable('totp_factor')
    .set({ last_step: step, used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw refusal('wrong_code')
}
