import { addDays } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** A rate far ahead, and a pause that is over, each at a time of its own. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const nth = (await fixture.db.selectFrom('bank_rate').select('key').execute()).length
  const made = { made_by: userId, made_at: now }
  const rate = { key: 'savings', starts_on: addDays('2040-01-01', nth), rate: 60 }
  await fixture.db
    .insertInto('bank_rate')
    .values({ ...rate, ...made })
    .execute()
  const pause = { product: 'fixed', starts_at: new Date(now.getTime() - nth), reason: null, made_by: userId }
  await fixture.db.insertInto('bank_pause').values(pause).execute()
}
