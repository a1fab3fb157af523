import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const adjusted = { user_id: userId, amount: koin(1_00), reason: 'missing', note: 'ทดสอบ', made_by: newId(now) }
  await fixture.db
    .insertInto('koin_adjustment')
    .values({ ...adjusted, id: newId(now), created_at: now })
    .execute()
}
