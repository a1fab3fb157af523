import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const file = { id: newId(now), state: 'done', file_name: 'nav.csv', rows: '[]', jumps: '[]' }
  const sent = { made_by: userId, made_at: now, decided_by: userId, decided_at: now }
  await fixture.db
    .insertInto('nav_import')
    .values({ ...file, ...sent })
    .execute()
}
