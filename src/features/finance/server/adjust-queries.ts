import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { listWaiting } from '#features/proposals/server/queries.ts'
import { type Koin, koin } from '#lib/money.ts'
import type { Adjustment } from '../adjust-contract.ts'

const aloneMs = 7 * 24 * 3_600_000
const gone = 'บัญชีที่ลบแล้ว'

/** What a member of staff may still adjust alone: the rate staff.alone, less what they did alone in seven days. */
export async function readAloneLeft(db: Db | Tx, actorId: string, now: Date): Promise<Koin> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(abs(amount)), 0)::float8 as sum from koin_adjustment
    where made_by = ${actorId} and decided_by is null and created_at > ${new Date(now.getTime() - aloneMs)}`.execute(db)
  return koin(Math.max(0, (await readRate(db, 'staff.alone', now)).koin - rows[0]!.sum))
}

type Row = Adjustment & {
  id: string
  created_at: Date
  decided_by: string | null
  name: string | null
  by: string | null
}

/** The desk of adjustments, as seen by a member of staff. */
export async function readAdjustments(db: Db | Tx, { actorId, now }: { actorId: string; now: Date }) {
  const { rows } = await sql<Row>`
    select a.id, a.user_id, a.amount, a.reason, a.note, a.created_at, a.decided_by,
      person.display_name as name, staff.display_name as by
    from koin_adjustment as a
    left join user_account as person on person.user_id = a.user_id
    left join user_account as staff on staff.user_id = a.made_by
    order by a.id desc limit 50`.execute(db)
  const waiting = await listWaiting<Adjustment>(db, { kind: 'koin.adjust', actorId })
  const names = await readNames(
    db,
    waiting.map(({ body }) => body.user_id),
  )
  return {
    alone_left: await readAloneLeft(db, actorId, now),
    waiting: waiting.map((one) => ({ ...one, body: { ...one.body, name: names.get(one.body.user_id) ?? gone } })),
    items: rows.map(({ created_at, decided_by, name, by, ...row }) => ({
      ...row,
      name: name ?? gone,
      by: by ?? gone,
      created_at: created_at.toISOString(),
      has_second: decided_by !== null,
    })),
  }
}

async function readNames(db: Db | Tx, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_account')
    .select(['user_id', 'display_name'])
    .where('user_id', 'in', userIds.length > 0 ? userIds : ['00000000-0000-0000-0000-000000000000'])
    .execute()
  return new Map(rows.map(({ user_id, display_name }) => [user_id, display_name]))
}
