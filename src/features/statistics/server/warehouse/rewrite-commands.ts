import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { warehouseErrors } from '../../warehouse-contract.ts'
import { addWarehouseJob } from './write-commands.ts'

const refusal = refusals(warehouseErrors)

type Rewriting = { actorId: string; from: string; reason: string; isOn: boolean; now: Date }

/**
 * Has the files of all days from `from` on written again, since people were erased or the bank lost them. Until that is
 * done the old files stay. Throws warehouse_off without a key, warehouse_day_unknown where no day from then on has files.
 */
export async function rewriteWarehouse(tx: Tx, { actorId, from, reason, isOn, now }: Rewriting): Promise<void> {
  if (!isOn) throw refusal('warehouse_off')
  const { rows } = await sql<{ day: string }>`delete from warehouse_day where day >= ${from} returning day`.execute(tx)
  if (rows.length === 0) throw refusal('warehouse_day_unknown')
  await addWarehouseJob(tx)
  await recordStaffAct(tx, {
    actorId,
    act: 'statistics.warehouse-rewritten',
    subject: { kind: 'warehouse', id: from },
    before: { days: rows.length },
    after: { from, reason },
    now,
  })
}
