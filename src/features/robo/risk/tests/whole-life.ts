import { assessmentResult, startRehearsal } from '#features/robo/risk/contract.ts'
import { formQuestions, formVersion } from '#features/robo/risk/form-rules.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live, workAsStaff }

/** A risk assessment, and a crash rehearsal that has begun. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const answers = formQuestions.map(({ id }) => ({ question: id, choices: ['c'] }))
  const body = { version: formVersion, opened_on: bangkokDay(fixture.clock.now), answers }
  const assessed = await fixture.send(life, assessmentResult, { body })
  if (assessed.status !== 200) throw new Error(`robo: ${assessed.json.detail}`)
  await fixture.send(life, startRehearsal, {})
}

/** Another version of a portfolio. */
async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const nth = (await fixture.db.selectFrom('robo_portfolio').select('level').execute()).length
  const made = { made_by: userId, made_at: now }
  const portfolio = { level: 1, version: 1_000 + nth, parts: '[{"code":"SIM-CASH","share":10000}]', reason: 'ปรับ' }
  await fixture.db
    .insertInto('robo_portfolio')
    .values({ ...portfolio, ...made })
    .execute()
}
