import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { foldMailbox } from '#lib/mailbox.ts'

type Box = { keys: Keys; email: string; now: Date }

/** A keyed hash: whoever reads the mailbox need not have an account with us, and a copy of the table tells nobody who said no. */
function hashOfBox({ keys, email }: Omit<Box, 'now'>): string {
  return keys.hmac('mailbox-refusal', foldMailbox(email))
}

/** Keeps that the owner of a mailbox has said no as a guardian: no child's wish reaches it from now on, whoever the child is. */
export async function rememberRefusal(tx: Tx, box: Box): Promise<void> {
  await tx
    .insertInto('mailbox_refusal')
    .values({ mailbox_hash: hashOfBox(box), made_at: box.now })
    .onConflict((c) => c.column('mailbox_hash').doUpdateSet({ made_at: box.now }))
    .execute()
}

/** Takes that no back: the owner of the mailbox has agreed to be somebody's guardian. */
export async function forgetRefusal(tx: Tx, box: Omit<Box, 'now'>): Promise<void> {
  await tx.deleteFrom('mailbox_refusal').where('mailbox_hash', '=', hashOfBox(box)).execute()
}

export async function hasRefused(on: Db | Tx, box: Omit<Box, 'now'>): Promise<boolean> {
  const found = await on
    .selectFrom('mailbox_refusal')
    .select('mailbox_hash')
    .where('mailbox_hash', '=', hashOfBox(box))
    .executeTakeFirst()
  return found !== undefined
}

const keptMs = 2 * 365 * 24 * 3_600_000

/** A no is kept for two years from the last time it was said, and no longer than it is needed. */
export async function sweepRefusals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mailbox_refusal')
    .where('made_at', '<=', new Date(now.getTime() - keptMs))
    .execute()
}
