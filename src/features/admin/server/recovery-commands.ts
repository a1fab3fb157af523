import { randomInt } from 'node:crypto'
import type { Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { refusals } from '#lib/errors.ts'
import { factorErrors } from '../factor-contract.ts'

const refusal = refusals(factorErrors)
const codesAtOnce = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 16 characters have 79 bits, which cannot be brute-forced even from the hashes. */
function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, four).join('-')
}

/** Case, spaces and dashes are ignored. */
function hashOfCode(keys: Keys, userId: string, code: string): string {
  return keys.hmac('recovery-code', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

/** Makes ten new codes, returned only now, and deletes the older ones. */
export async function renewRecovery(tx: Tx, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode)
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOfCode(keys, userId, code) })))
    .execute()
  return codes
}

/** Uses a recovery code up. Throws wrong_recovery_code. */
export async function useRecoveryCode(
  tx: Tx,
  keys: Keys,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOfCode(keys, userId, code))
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) throw refusal('wrong_recovery_code')
}
