import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** A version of a policy far ahead. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const nth = (await fixture.db.selectFrom('robo_policy').select('type').execute()).length
  const made = { made_by: userId, made_at: now }
  const policy = { type: 'risk', version: 1_000 + nth, effective: '2045-01-01', title: 'ก', summary: 'ก', changes: 'ก' }
  await fixture.db
    .insertInto('robo_policy')
    .values({ ...policy, sections: '[]', ...made })
    .execute()
}
