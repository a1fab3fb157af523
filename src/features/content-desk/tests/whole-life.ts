import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** A filter that somebody saved while on the staff, and a piece that they looked after. */
async function workAsStaff({ db, clock: { now } }: Fixture, { id: user_id }: Life): Promise<void> {
  const view = { title: 'ร่างของฉัน', filter: JSON.stringify({ states: 'draft' }), created_at: now }
  await db
    .insertInto('content_view')
    .values({ user_id, id: newId(now), ...view })
    .execute()
  await db
    .insertInto('content_assignment')
    .values({ user_id, kind: 'word', item_id: newId(now), assigned_at: now })
    .execute()
}
