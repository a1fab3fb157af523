import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** Something that was taken while on the staff. */
async function workAsStaff({ db, clock: { now } }: Fixture, { id: user_id }: Life): Promise<void> {
  await db
    .insertInto('work_claim')
    .values({ user_id, queue: 'proposals', item_id: newId(now), claimed_at: now })
    .execute()
}
