import { saveRoboDraft } from '#features/robo/accounts/contract.ts'
import { practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['robo/risk'], live }

/** A plan that was begun, and an account with its plan, an instalment, a line of its log, a notice and what was accepted. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { db, clock } = fixture
  const { now } = clock
  await fixture.send(life, saveRoboDraft, { body: { step: 'create-plan', plan: { name: `แผนของ${name}` } } })
  const [accountId, planId, logId] = [newId(now), newId(now), newId(now)]
  const owner = { user_id: life.id, account_id: accountId }
  const goal = {
    name: `เป้าหมายของ${name}`,
    goal_amount: practiceBaht(100),
    starts_on: '0001-01-01',
    goal_on: '0002-01-01',
  }
  const money = { start_amount: practiceBaht(1), monthly: practiceBaht(1), parts: '[]', portfolio_version: 1 }
  await db
    .insertInto('robo_plan')
    .values({ ...owner, id: planId, level: 1, assessed_level: 1, horizon: 12, ...goal, ...money, made_at: now })
    .execute()
  const account = {
    user_id: life.id,
    id: accountId,
    plan_id: planId,
    name: goal.name,
    picture: 'other',
    opened_at: now,
  }
  await db
    .insertInto('robo_account')
    .values({ ...account, monthly: practiceBaht(1) })
    .execute()
  await db
    .insertInto('robo_log')
    .values({ ...owner, id: logId, type: 'dca', made_at: now })
    .execute()
  const due = { month: 1, due_on: '0001-02-01', tried_on: '2026-01-12', state: 'paid', tries: 1, log_id: logId }
  await db
    .insertInto('robo_instalment')
    .values({ ...owner, ...due, amount: practiceBaht(1), changed_at: now })
    .execute()
  await db
    .insertInto('robo_notice')
    .values({ ...owner, id: newId(now), cause: 'robo:test', kind: 'drift', figures: '{"drift":500}', made_at: now })
    .execute()
  const words = { title: 'ข้อตกลง', summary: 'ย่อ', changes: 'ฉบับแรก', sections: '[]' }
  await db
    .insertInto('robo_policy')
    .values({ type: 'terms', version: 1, effective: '2026-01-01', ...words, made_at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('robo_acceptance')
    .values({ ...owner, type: 'terms', version: 1, accepted_at: now })
    .execute()
}
