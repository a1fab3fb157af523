import type { Tx } from '#db/open.ts'
import type { StaffRole } from '#lib/staff-roles.ts'

/** Gives a person these staff roles and takes all others away; requests follow within a second. */
export async function setRoles(tx: Tx, { userId, roles }: { userId: string; roles: StaffRole[] }): Promise<void> {
  await tx.updateTable('user_account').set({ roles }).where('user_id', '=', userId).execute()
}
