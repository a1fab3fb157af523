import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** What was done with value alone, and a change that a second person refused. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const shared = { subject_kind: 'premium', subject_id: userId, value: koin(1_000), created_at: now }
  await fixture.db
    .insertInto('staff_value')
    .values({ ...shared, id: newId(now), actor_id: userId, kind: 'goods', state: 'alone' })
    .execute()
  const asked = {
    kind: 'premium-price',
    title: 'ราคา',
    payload: '{}',
    seen: '{}',
    proposed_by: userId,
    decided_by: userId,
    decided_at: now,
    state: 'dropped',
  }
  await fixture.db
    .insertInto('staff_proposal')
    .values({ ...shared, ...asked, id: newId(now) })
    .execute()
}
