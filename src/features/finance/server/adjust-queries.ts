import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { idsByEmailOrName } from '#features/identity/accounts/server/member-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { Figures } from '#features/staff-value/server/proposal-queries.ts'
import { readAloneLeft } from '#features/staff-value/server/value-queries.ts'
import type { Adjustment, FoundWallet } from '../adjust-contract.ts'

const gone = 'บัญชีที่ลบแล้ว'

type Row = Adjustment & {
  id: string
  booked_at: Date
  decided_by: string | null
  name: string | null
  by: string | null
}

/** The desk of adjustments, as seen by a member of staff. */
export async function readAdjustments(db: Db | Tx, { actorId, now }: { actorId: string; now: Date }) {
  const { rows } = await sql<Row>`
    select a.id, a.user_id, a.amount, a.reason, a.note, a.booked_at, a.decided_by,
      person.display_name as name, staff.display_name as by
    from koin_adjustment as a
    left join user_account as person on person.user_id = a.user_id
    left join user_account as staff on staff.user_id = a.made_by
    where a.booked_at is not null
    order by a.booked_at desc, a.id desc limit 50`.execute(db)
  return {
    alone_left: await readAloneLeft(db, actorId, now),
    items: rows.map(({ booked_at, decided_by, name, by, ...row }) => ({
      ...row,
      name: name ?? gone,
      by: by ?? gone,
      booked_at: booked_at.toISOString(),
      has_second: decided_by !== null,
    })),
  }
}

const maxFound = 10

/** People whose e-mail or name begins with the keyword, with what is in their wallet. */
export async function findPeopleWithWallet(
  db: Db,
  keyword: string,
): Promise<{ items: FoundWallet[]; is_cut: boolean }> {
  const { rows } = await sql<Omit<FoundWallet, 'wallet'>>`
    select u.user_id, u.display_name, u.email from user_account u
    where u.user_id in (${idsByEmailOrName(keyword, maxFound + 1)})
    order by u.display_name collate "th-x-icu", u.user_id limit ${maxFound + 1}`.execute(db)
  const items = rows
    .slice(0, maxFound)
    .map(async (person) => ({ ...person, wallet: await readBalance(db, person.user_id) }))
  return { items: await Promise.all(items), is_cut: rows.length > maxFound }
}

/** Whose koin an adjustment moves, and what staff wrote about it: for the eyes of the second person. */
export async function readDetails(db: Db | Tx, id: string): Promise<Figures> {
  const row = await db
    .selectFrom('koin_adjustment')
    .innerJoin('user_account', 'user_account.user_id', 'koin_adjustment.user_id')
    .select(['display_name', 'note'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { สมาชิก: row.display_name, บันทึกสำหรับทีมงาน: row.note } : { สมาชิก: gone }
}
