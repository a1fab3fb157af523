import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aPerson, people, regulars, type TestPerson } from '#tests/fixtures/people.ts'
import { aPost } from '#tests/support/posted.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { decideCase } from '../admin-contract.ts'
import { reportPost } from '../report-contract.ts'

const fixture = await openTestbed()
const [author, first, second] = await Promise.all([
  aPerson(fixture),
  aPerson(fixture, { roles: ['moderator'] }),
  aPerson(fixture, { roles: ['moderator'] }),
])
const report = (who: TestPerson, id: string) => fixture.send(who, reportPost, { body: { id, reason: 'insult' } })
const restore = (who: TestPerson, id: string) => fixture.send(who, decideCase, { body: { id, decision: 'restore' } })
const aReportedPost = async (crowd: TestPerson[]) => {
  const id = await aPost(fixture, author)
  for (const who of crowd) expect((await report(who, id)).status).toBe(200)
  const cases = fixture.db.selectFrom('moderation_case').select('id').where('subject_id', '=', id)
  return { id, caseId: (await cases.executeTakeFirstOrThrow()).id }
}

/**
 * Holds a row lock and starts acts one by one, each after the previous one waits for a lock; then releases it and
 * returns their statuses.
 */
async function queueUp(row: ReturnType<typeof sql>, acts: (() => Promise<{ status: number }>)[]) {
  const under = await fixture.db.transaction().execute(async (tx) => {
    await row.execute(tx)
    const begun = []
    for (const act of acts) {
      begun.push(act())
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          fixture.db,
        )
        expect(rows).toHaveLength(begun.length)
      })
    }
    return { begun }
  })
  return (await Promise.all(under.begun)).map(({ status }) => status)
}

test('two decisions and a report by one of the reporters do not deadlock', async () => {
  const [low, high] = (await people(fixture, 2)).toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [TestPerson, TestPerson]
  const both = await aReportedPost([low, high])
  const one = await aReportedPost([low])
  const row = sql`select from moderation_reporter where user_id = ${low.id} for update`
  const acts = [() => restore(first, both.caseId), () => restore(second, one.caseId), () => report(high, one.id)]
  expect(await queueUp(row, acts)).toEqual([200, 200, 200])
})

test('a decision that shows a post and a report that hides another of the same club do not deadlock', async () => {
  const crowd = await regulars(fixture, 3)
  const shown = await aReportedPost(crowd)
  const hidden = await aReportedPost(crowd.slice(0, 2))
  const row = sql`select from post where id = ${hidden.id} for update`
  const acts = [() => report(crowd[2]!, hidden.id), () => restore(first, shown.caseId)]
  expect(await queueUp(row, acts)).toEqual([200, 200])
})
