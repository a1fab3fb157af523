import type { Db, Tx } from '#db/open.ts'
import type { PauseRow, RateRow } from '../rate-rules.ts'

/** Every rate that is, was or will be in force. They are few. */
export async function listBankRates(db: Db | Tx): Promise<(RateRow & { made_by: string | null })[]> {
  const rows = await db
    .selectFrom('bank_rate')
    .select(['key', 'starts_on', 'rate', 'made_by'])
    .orderBy('starts_on', 'desc')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({ ...row, key: row.key as RateRow['key'] }))
}

/** Every pause, begun or ended. */
export async function listPauses(db: Db | Tx): Promise<PauseRow[]> {
  return db.selectFrom('bank_pause').select(['product', 'starts_at', 'reason']).execute()
}
