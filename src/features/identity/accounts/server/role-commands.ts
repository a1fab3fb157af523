import type { Tx } from '#db/open.ts'
import type { StaffRole } from '#lib/staff-roles.ts'

/** Sets a person's staff roles; requests follow within a second. */
export async function setRoles(tx: Tx, { userId, roles }: { userId: string; roles: StaffRole[] }): Promise<void> {
  await tx.updateTable('user_account').set({ roles }).where('user_id', '=', userId).execute()
}
