import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'
import { remindersDue } from '../guardian-rules.ts'
import { lockGuardian, mailLink } from './guardian-link-commands.ts'
import type { Sender } from './guardian-mails.ts'

type Reminding = { origin: string; sender: Sender; keys: Keys; now: Date }

/**
 * Reminds one guardian who has not answered for 7 or 14 days; returns false when nobody is left. The counter is updated
 * with the mail under the row lock, so each reminder is sent once; if two are overdue, one is sent. Not in quiet hours,
 * and not for children with an unverified address.
 */
export async function remindOneGuardian(tx: Tx, { origin, sender, keys, now }: Reminding): Promise<boolean> {
  if (isQuiet(now)) return false
  const { rows } = await sql<{ user_id: string }>`
    select guardian.user_id from guardian join user_account using (user_id)
    where state = 'waiting' and reminders < 2 and verified_at is not null
      and not exists (select from leaving where leaving.user_id = guardian.user_id)
      and asked_at <= ${now}::timestamptz - case reminders when 0 then interval '7 days' else interval '14 days' end
    order by asked_at limit 1 for update of guardian skip locked`.execute(tx)
  const userId = rows[0]?.user_id
  if (!userId) return false
  const held = (await lockGuardian(tx, { userId, now }))!
  // A child who has turned 20 decides alone: counted as reminded, so that the query skips them from now on.
  const reminders = held.isOver ? 2 : remindersDue(held.asked_at, now)
  await tx.updateTable('guardian').set({ reminders }).where('user_id', '=', userId).execute()
  if (!held.isOver) await mailLink(tx, held, { origin, sender, keys, now, kind: 'remind' })
  return true
}

type Asking = Reminding & { personalVersion: number }

/**
 * Asks one guardian again whose consent is to an outdated version of the policy (PDPA section 19); until the answer
 * their consent is not valid. Returns false when nobody is left.
 */
export async function askOneGuardianAnew(
  tx: Tx,
  { origin, sender, keys, now, personalVersion }: Asking,
): Promise<boolean> {
  if (isQuiet(now)) return false
  const { rows } = await sql<{ user_id: string }>`
    select user_id from guardian where state = 'allowed' and policy_version < ${personalVersion}
      and not exists (select from leaving where leaving.user_id = guardian.user_id)
    order by user_id limit 1 for update skip locked`.execute(tx)
  const userId = rows[0]?.user_id
  if (!userId) return false
  const held = (await lockGuardian(tx, { userId, now }))!
  const asked = { state: 'waiting', asked_at: now, answered_at: null, reminders: 0, policy_version: null } as const
  await tx
    .updateTable('guardian')
    .set({ ...asked, version: held.version + 1 })
    .where('user_id', '=', userId)
    .execute()
  if (!held.isOver) await mailLink(tx, held, { origin, sender, keys, now, kind: 'ask-anew' })
  return true
}
