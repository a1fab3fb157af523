import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { maintenanceErrors } from '../maintenance-contract.ts'

const refusal = refusals(maintenanceErrors)
const maxMs = 7 * 24 * 3_600_000

type Setting = { actorId: string; isOn: boolean; backAt: Date | null; reason: string; now: Date }

/**
 * Closes or opens the product. Of two members of staff at once one changes it. Throws maintenance_unchanged, back_at_wrong.
 */
export async function setMaintenance(tx: Tx, { actorId, isOn, backAt: asked, reason, now }: Setting): Promise<void> {
  const backAt = isOn ? asked : null
  if (backAt && (backAt <= now || backAt.getTime() - now.getTime() > maxMs)) throw refusal('back_at_wrong')
  const before = await tx.selectFrom('maintenance').select(['is_on', 'back_at']).forUpdate().executeTakeFirstOrThrow()
  const isSame = before.is_on === isOn && before.back_at?.getTime() === backAt?.getTime()
  if (isSame) throw refusal('maintenance_unchanged')
  await tx.updateTable('maintenance').set({ is_on: isOn, back_at: backAt, changed_at: now }).execute()
  await recordStaffAct(tx, {
    actorId,
    act: isOn ? 'operations.closed' : 'operations.opened',
    subject: { kind: 'maintenance', id: 'maintenance' },
    before: { is_on: before.is_on, back_at: before.back_at?.toISOString() ?? null },
    after: { is_on: isOn, back_at: backAt?.toISOString() ?? null, reason },
    now,
  })
}
