import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { slugOf } from '#lib/slug.ts'
import type { CharityReport } from '../contract.ts'
import type { PremiumRow } from './queries.ts'

const maxReports = 20

/** What was given to a charity, and to whom. */
export function toTotal({ partner, aim, taken, sold }: PremiumRow) {
  return { partner: partner ?? '', aim, given: taken, gifts: sold }
}

/** What staff told of a donation's use, newest first. */
export async function listReports(db: Db | Tx, premiumId: string): Promise<CharityReport[]> {
  const rows = await db
    .selectFrom('charity_report')
    .select(['id', 'text', 'made_at'])
    .where('premium_id', '=', premiumId)
    .orderBy('id', 'desc')
    .limit(maxReports)
    .execute()
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }))
}

/** All that was ever given, also to what is over, and the newest reports. */
export async function readCharity(db: Db | Tx) {
  const rows = await db.selectFrom('premium').selectAll().where('type', '=', 'charity').orderBy('id').execute()
  const { rows: reports } = await sql<{ id: string; premium_id: string; title: string; text: string; made_at: Date }>`
    select report.id, report.premium_id, premium.title, report.text, report.made_at
    from charity_report as report join premium on premium.id = report.premium_id
    order by report.id desc limit ${maxReports}`.execute(db)
  return {
    given: koin(rows.reduce((sum, { taken }) => sum + taken, 0)),
    gifts: rows.reduce((sum, { sold }) => sum + sold, 0),
    items: rows.map((row) => ({
      ...toTotal(row),
      id: row.id,
      slug: slugOf(row.title),
      title: row.title,
      image: row.image,
      is_simulated: row.is_simulated,
    })),
    reports: reports.map((report) => ({ ...report, made_at: report.made_at.toISOString() })),
  }
}
