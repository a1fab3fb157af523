import { readPlacement, savePlacement } from '#features/path/contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A placement, and a retrieval check, which is inserted because its call would need three days more. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { version, questions } = (await fixture.send(null, readPlacement, {})).json
  const choices = questions.map((question) => question.choices[0]!)
  await fixture.send(life, savePlacement, { body: { version, choices, is_guest: true } })
  const { now } = fixture.clock
  const told = { unit: 'set-a-goal', day: bangkokDay(now), is_right: true, answered_at: now }
  await fixture.db
    .insertInto('path_recheck')
    .values({ user_id: life.id, ...told })
    .execute()
}
