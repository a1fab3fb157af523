import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { type Koin, koin } from '#lib/money.ts'

const weekMs = 7 * 24 * 3_600_000

/** What a person may still let leave alone: the rate staff.alone, less what they did within seven days. Never below zero. */
export async function readAloneLeft(db: Db | Tx, actorId: string, now: Date): Promise<Koin> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(value), 0)::float8 as sum from staff_value
    where actor_id = ${actorId} and state = 'alone' and created_at > ${new Date(now.getTime() - weekMs)}`.execute(db)
  return koin(Math.max(0, (await readRate(db, 'staff.alone', now)).koin - rows[0]!.sum))
}
