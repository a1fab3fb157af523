import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** A rate set by a member of staff, and koin that will lapse. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.db.insertInto('rate').values({ key: 'video.watched', effective_from: now, made_by: userId }).execute()
  const away = { user_id: userId, seen_at: now, due_on: bangkokDay(now), told_60_on: bangkokDay(now) }
  await fixture.db.insertInto('koin_lapse').values(away).execute()
}
