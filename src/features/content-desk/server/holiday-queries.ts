import type { Db, Tx } from '#db/open.ts'
import type { Holiday } from '../holiday-admin-contract.ts'

const shown = ['id', 'kind', 'title', 'first_day', 'last_day', 'source', 'read_on'] as const

/** The holidays and school breaks of which a day lies in the range, both ends inclusive; the earliest first. */
export async function listHolidays(db: Db, { from, until }: { from: string; until: string }): Promise<Holiday[]> {
  const rows = await db
    .selectFrom('holiday')
    .select(shown)
    .where('first_day', '<=', until)
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .orderBy('title')
    .limit(100)
    .execute()
  return rows as Holiday[]
}

/** One of them; null when it is gone. */
export async function findHoliday(db: Db | Tx, id: string): Promise<Omit<Holiday, 'id'> | null> {
  const row = await db.selectFrom('holiday').select(shown).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { id: _id, ...holiday } = row as Holiday
  return holiday
}
