import { expect, inject, test } from 'vitest'
import { openOwnDatabase } from '#tests/support/own-database.ts'
import { runPrepareMonths } from './jobs.ts'
import { operationsMorning } from './morning-queries.ts'

const { db, name, ownerUrl, runAsOwner } = await openOwnDatabase()
const dayMs = 24 * 3_600_000
const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
const concern = operationsMorning({ db, jobs: [] }).concerns!.find((one) => one.name === 'months')!
const read = async (at: Date) =>
  (await concern.read({ userId: '', roles: ['admin'], now: at })).map(({ state, says }) => ({ state, says }))

test('the first page of staff tells when the next month is missing, and when rows stand beside the months', async () => {
  expect(await read(now)).toEqual([{ state: 'good', says: expect.any(String) }])
  const late = inDays(120)
  expect(await read(late)).toEqual([
    { state: 'stop', says: expect.stringMatching(/mail · video_view · daily_quiz_attempt · daily_quiz_answer$/) },
  ])
  // The role of requests may not do it: the job fails, and the desk of jobs tells so.
  await expect(runPrepareMonths(inject('postgresApp') + name, late)).rejects.toThrow(/^months: mail: /)
  await runAsOwner(`grant create on schema public to ${new URL(ownerUrl).username}`)
  await runPrepareMonths(ownerUrl, late)
  expect(await read(late)).toEqual([{ state: 'good', says: expect.any(String) }])

  const far = inDays(1_500).toISOString().slice(0, 10)
  await db
    .insertInto('video_view')
    .values({ user_id: crypto.randomUUID(), video_id: crypto.randomUUID(), day: far })
    .execute()
  expect(await read(late)).toEqual([{ state: 'look', says: expect.stringMatching(/: video_view$/) }])
})
