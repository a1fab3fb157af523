import type { Tx } from '#db/open.ts'

/**
 * Keeps what a person's avatar and กล้า wear: names of drawings, from the lowest layer to the highest. It is shown behind
 * `display_image` ('kla-1~cap'), and is no change of the profile: `version` stays.
 */
export async function saveWorn(tx: Tx, { userId, worn }: { userId: string; worn: readonly string[] }): Promise<void> {
  const saved = worn.map((name) => `~${name}`).join('')
  await tx.updateTable('user_account').set({ worn: saved }).where('user_id', '=', userId).execute()
}
