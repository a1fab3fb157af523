import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { decrypt, encrypt } from '#lib/server/secrets/encryption.ts'
import { addCodeKey, openCodeKey, readCodeKeys, type ServerKeys } from './key-commands.ts'

/** The job that seals again, under the newest key, what older keys have sealed. */
export const resealCodesTask = 'reseal-codes'

const perRound = 200

/** Begins a new key; a job seals again what lies there → how many codes that are. */
export async function rotateCodeKey(
  tx: Tx,
  { actorId, keys, now }: { actorId: string; keys: ServerKeys; now: Date },
): Promise<number> {
  const { id } = await addCodeKey(tx, keys, now)
  await sql`select from graphile_worker.add_job(${resealCodesTask})`.execute(tx)
  const subject = { kind: 'premium', id } as const
  await recordStaffAct(tx, { actorId, act: 'store.code-key-rotated', subject, before: null, after: { key: id }, now })
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from premium_code where key_id <> ${id}`.execute(tx)
  return rows[0]!.waiting
}

/** Seals again what older keys have sealed, in small transactions, then forgets those keys. May run twice, and die half-way. */
export async function resealCodes(db: Db, keys: ServerKeys, now: Date): Promise<void> {
  while ((await db.transaction().execute((tx) => resealSome(tx, keys, now))) > 0);
  // A key with which nothing is sealed is needed by nobody; the newest stays.
  await sql`
    delete from code_key where id < (select max(id::text)::uuid from code_key)
      and not exists (select from premium_code where key_id = code_key.id)`.execute(db)
}

async function resealSome(tx: Tx, keys: ServerKeys, now: Date): Promise<number> {
  const newest = await openCodeKey(tx, keys, now)
  const rows = await tx
    .selectFrom('premium_code')
    .select(['id', 'key_id', 'sealed'])
    .where('key_id', '<>', newest.id)
    .orderBy('id')
    .limit(perRound)
    .forNoKeyUpdate()
    .execute()
  const known = await readCodeKeys(tx, keys, [...new Set(rows.map(({ key_id }) => key_id))])
  for (const { id, key_id, sealed } of rows) {
    const plain = decrypt(known.get(key_id)!, sealed, id)
    await tx
      .updateTable('premium_code')
      .set({ key_id: newest.id, sealed: encrypt(newest.key, plain, id) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}
