import type { Tx } from '#db/open.ts'
import type { staffRoles } from '#lib/server/routes.ts'

/** Gives a person these staff roles and takes all others away; requests follow within a second. */
export async function setRoles(
  tx: Tx,
  { userId, roles }: { userId: string; roles: (typeof staffRoles)[number][] },
): Promise<void> {
  await tx.updateTable('user_account').set({ roles }).where('user_id', '=', userId).execute()
}
