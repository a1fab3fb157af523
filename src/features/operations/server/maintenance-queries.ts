import type { Db, Tx } from '#db/open.ts'

export type MaintenanceState = { isOn: boolean; changedAt: Date; backAt: Date | null }

/** Whether the product is closed for maintenance. */
export async function readMaintenance(db: Db | Tx): Promise<MaintenanceState> {
  const row = await db.selectFrom('maintenance').select(['is_on', 'changed_at', 'back_at']).executeTakeFirstOrThrow()
  return { isOn: row.is_on, changedAt: row.changed_at, backAt: row.back_at }
}
