import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { decrypt, encrypt } from '#lib/server/secrets/encryption.ts'

/** What of the server's secrets the codes need: an HMAC for a use. */
export type ServerKeys = { hmac: (use: string, ...parts: string[]) => string }

export type CodeKey = { id: string; key: Buffer }

/** Makes the first key where there is none; many at once agree on one. */
export async function openCodeKey(tx: Tx, keys: ServerKeys, now: Date): Promise<CodeKey> {
  const newest = await findNewest(tx, keys)
  if (newest) return newest
  await sql`select pg_advisory_xact_lock(20261124)`.execute(tx)
  return (await findNewest(tx, keys)) ?? (await addCodeKey(tx, keys, now))
}

/** A new key, which seals from now on. Data keys lie in the database, sealed by the server's own key (envelope encryption). */
export async function addCodeKey(tx: Tx, keys: ServerKeys, now: Date): Promise<CodeKey> {
  const made = { id: newId(now), key: randomBytes(32) }
  const sealed = encrypt(wrappingKey(keys), made.key, made.id)
  await tx.insertInto('code_key').values({ id: made.id, sealed, made_at: now }).execute()
  return made
}

/** The keys of these ids. Throws where the server's own key is another one than sealed them. */
export async function readCodeKeys(db: Db | Tx, keys: ServerKeys, ids: string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('code_key').select(['id', 'sealed']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, sealed }) => [id, decrypt(wrappingKey(keys), sealed, id)]))
}

/** What tells that a code is there already, without telling the code. */
export function hashCode(keys: ServerKeys, code: string): string {
  return keys.hmac('premium-code', code)
}

async function findNewest(tx: Tx, keys: ServerKeys): Promise<CodeKey | null> {
  const row = await tx.selectFrom('code_key').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ? { id: row.id, key: decrypt(wrappingKey(keys), row.sealed, row.id) } : null
}

function wrappingKey(keys: ServerKeys): Buffer {
  return Buffer.from(keys.hmac('premium-code-keys'), 'base64url')
}
