import { addDays } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** A length of the month far ahead, each time another. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const nth = (await fixture.db.selectFrom('bank_clock').select('month').execute()).length
  const made = { made_by: userId, made_at: now }
  const part = { month: 1_000 + nth, starts_on: addDays('2045-03-06', 7 * nth), days_per_month: 7 }
  await fixture.db
    .insertInto('bank_clock')
    .values({ ...part, ...made })
    .execute()
}
