import type { Db, Tx } from '#db/open.ts'
import type { StaffRateRow } from '../change-rules.ts'
import type { PauseRow } from '../rate-rules.ts'

/** Every rate that is, was or will be in force. They are few. */
export async function listBankRates(db: Db | Tx): Promise<StaffRateRow[]> {
  const rows = await db
    .selectFrom('bank_rate')
    .select(['key', 'starts_on', 'rate', 'made_by', 'decided_by'])
    .orderBy('starts_on', 'desc')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({ ...row, key: row.key as StaffRateRow['key'] }))
}

/** Every pause, begun or ended. */
export async function listPauses(db: Db | Tx): Promise<PauseRow[]> {
  return db.selectFrom('bank_pause').select(['product', 'starts_at', 'reason']).execute()
}
