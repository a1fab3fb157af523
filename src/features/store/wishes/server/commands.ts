import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { wishErrors } from '../contract.ts'
import { wishAdded } from './activities.ts'

const refusal = refusals(wishErrors)
const maxWishes = 30

type OfWish = { userId: string; premiumId: string }

/** Puts a premium on a person's wish list; there already, nothing changes. Throws premium_not_found, wishes_full. */
export async function addWish(tx: Tx, { userId, premiumId, now }: OfWish & { now: Date }): Promise<void> {
  await findPremium(tx, premiumId)
  // Racing tabs of one person wait for each other here, so that none slips past the limit.
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx)
  await sql`
    insert into wish (user_id, premium_id, made_at) values (${userId}, ${premiumId}, ${now})
    on conflict do nothing`.execute(tx)
  const { count } = await tx
    .selectFrom('wish')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) > maxWishes) throw refusal('wishes_full')
  const cause = `wish:${premiumId}`
  await recordActivity(tx, { userId, kind: wishAdded, subjectId: premiumId, facts: {}, cause, now })
}

/** Takes a premium off a person's wish list; not there, nothing changes. */
export async function removeWish(tx: Tx, { userId, premiumId }: OfWish): Promise<void> {
  await tx.deleteFrom('wish').where('user_id', '=', userId).where('premium_id', '=', premiumId).execute()
}
