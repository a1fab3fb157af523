import type { Db, Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { foldMailbox } from '#lib/mailbox.ts'

type Box = { keys: Keys; email: string; now: Date }

/**
 * A keyed hash: the mailbox's owner may have no account with us, and a copy of the table must not reveal who refused.
 */
function hashOfBox({ keys, email }: Omit<Box, 'now'>): string {
  return keys.hmac('mailbox-refusal', foldMailbox(email))
}

/** Remembers that the owner of a mailbox refused to be a guardian: from now on no child's request is mailed to it. */
export async function rememberRefusal(tx: Tx, box: Box): Promise<void> {
  await tx
    .insertInto('mailbox_refusal')
    .values({ mailbox_hash: hashOfBox(box), made_at: box.now })
    .onConflict((c) => c.column('mailbox_hash').doUpdateSet({ made_at: box.now }))
    .execute()
}

/** Forgets the refusal: the owner of the mailbox has agreed to be a guardian. */
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

const retentionMs = 2 * 365 * 24 * 3_600_000

/** A refusal is kept for two years after the last one, which is no longer than needed. */
export async function sweepRefusals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mailbox_refusal')
    .where('made_at', '<=', new Date(now.getTime() - retentionMs))
    .execute()
}
