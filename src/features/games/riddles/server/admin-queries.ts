import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import type { StaffRiddle } from '../admin-contract.ts'

type Row = Omit<StaffRiddle, 'version'> & { updated_at: Date }

const columns = sql`id, answer, accepted, drawing, description, skill, difficulty, explanation, source,
  review_by, is_active, updated_at,
  (select count(*)::int from decoder_picture where riddle_id = riddle.id and state <> 'open') as played,
  (select count(*)::int from decoder_picture where riddle_id = riddle.id and state = 'solved') as solved`

/** A page of all riddles in Thai order, retired ones last; a keyword filters by answer or description. */
export async function listStaffRiddles(
  db: Db | Tx,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) {
  const wanted = normalizeText((keyword ?? '').replaceAll('\u0000', '')).trim()
  const held = sql`(${wanted} = '' or strpos(answer, ${wanted}) > 0 or strpos(description, ${wanted}) > 0)`
  const { rows } = await sql<Row>`select ${columns} from riddle where ${held}
    order by is_active desc, answer collate "th-x-icu", id limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from riddle where ${held}`.execute(db)
  return { items: rows.map(toStaffRiddle), total: counted.rows[0]!.total }
}

/** A riddle for staff; null when there is none. */
export async function findStaffRiddle(db: Db | Tx, id: string): Promise<StaffRiddle | null> {
  const { rows } = await sql<Row>`select ${columns} from riddle where id = ${id}`.execute(db)
  return rows[0] ? toStaffRiddle(rows[0]) : null
}

function toStaffRiddle({ updated_at, ...row }: Row): StaffRiddle {
  return { ...row, version: updated_at.toISOString() }
}
