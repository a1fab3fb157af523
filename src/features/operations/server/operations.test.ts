import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { listStaffActs } from '#features/admin/log-admin-contract.ts'
import { recordAudit } from '#features/koin/server/audit-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mailTasks, newMailTransport } from '#features/notifications/server/jobs.ts'
import { listJobs } from '#kit/server/feature.ts'
import { startWorker, type Tasks } from '#lib/server/work/worker.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openSmtpSink, smtpError } from '#tests/support/smtp-sink.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'
import { lastDue, nextDue } from '../cron-rules.ts'
import { setMaintenance } from '../maintenance-contract.ts'
import { readOperations, resendMail, retryJob, runAudit, runJob } from '../operations-contract.ts'
import { jobTitles } from './job-titles.ts'
import { recordRuns } from './run-commands.ts'

const jobs = [
  { task: 'audit-books', cron: '0 21 * * *' },
  { task: 'nightly', cron: '0 21 * * *' },
  { task: 'by-acts', cron: null },
]
const fixture = await openTestbed({ parts: { jobs } })
const { db, clock, send, url } = fixture
const admin = await aPerson(fixture, { roles: ['admin'] })
const other = await aPerson(fixture, { roles: ['admin'] })
const finance = await aPerson(fixture, { roles: ['finance'] })
const reason = 'เครื่องดับเมื่อคืน'

const read = async () => (await send(admin, readOperations, {})).json.rest!
const lastAct = async () => {
  const row = await db.selectFrom('staff_act').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const { actor_id, act, subject_id, before, after } = row
  return { actor_id, act, subject_id, before, after }
}

/** Runs the queue with these tasks until `isDone`; the runs are written down as in the product. */
async function work(tasks: Tasks, isDone: () => Promise<boolean>): Promise<void> {
  const parts = { db, clock: () => clock.now, report: (message: string) => expect.fail(message) }
  const worker = await startWorker({ url, tasks: recordRuns(tasks, parts), pollMs: 100 })
  try {
    await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
  } finally {
    await worker.stop()
  }
}

test('who may read and act: the whole matrix of roles', async () => {
  const body = { reason }
  const seen = await Promise.all(
    staffRoles.map(async (role) => {
      const who = await aPerson(fixture, { roles: [role] })
      const replies = [
        await send(who, readOperations, {}),
        await send(who, runJob, { body: { ...body, task: 'no-such' } }),
        await send(who, retryJob, { body: { ...body, id: '1' } }),
        await send(who, resendMail, { body: { ...body, id: crypto.randomUUID() } }),
        await send(who, setMaintenance, { body: { ...body, is_on: false } }),
      ]
      return [role, replies.map(({ status }) => status)] as const
    }),
  )
  expect(Object.fromEntries(seen)).toEqual({
    editor: [403, 403, 403, 403, 403],
    moderator: [403, 403, 403, 403, 403],
    fulfilment: [403, 403, 403, 403, 403],
    finance: [200, 403, 403, 403, 403],
    admin: [200, 404, 409, 404, 409],
  })
  expect((await send(finance, readOperations, {})).json.rest).toBeNull()
})

test('a job that failed at every attempt is found with its error, and runs again for one of two who ask at once', async () => {
  await sql`select graphile_worker.add_job('by-acts', max_attempts => 1)`.execute(db)
  let runs = 0
  const failing = {
    'by-acts': async () => {
      runs++
      throw new Error('ไม่มีไฟล์\n    at somewhere (/srv/koinklass/file.ts:3:1)')
    },
  }
  await work(failing, async () => runs === 1 && (await read()).held.length === 1)
  const { held, jobs: listed } = await read()
  expect(held).toMatchObject([{ task: 'by-acts', why: 'given_up', attempts: 1, error: 'ไม่มีไฟล์' }])
  expect(listed[0]).toMatchObject({ task: 'by-acts', state: 'failed', error: 'ไม่มีไฟล์' })
  const { id } = held[0]!
  expect((await send(admin, retryJob, { body: { id, reason: ' ' } })).json.code).toBe('invalid_input')
  const replies = await Promise.all([admin, other].map((who) => send(who, retryJob, { body: { id, reason } })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await lastAct()).toMatchObject({
    act: 'operations.job-retried',
    subject_id: 'by-acts',
    before: { attempts: 1, was: 'given_up' },
    after: { attempts: 0, reason },
  })
  expect((await read()).held).toEqual([])
  await work({ 'by-acts': async () => void runs++ }, async () => runs === 2)
  expect((await read()).jobs.find(({ task }) => task === 'by-acts')).toMatchObject({ state: 'good', error: null })
})

test('a job whose worker died is found as stuck and runs again', async () => {
  await sql`select graphile_worker.add_job('by-acts')`.execute(db)
  // As a process leaves it that was killed in the middle of the job.
  await fixture.runAsOwner(`
    update graphile_worker._private_jobs
    set locked_at = now() - interval '31 minutes', locked_by = 'dead-worker', attempts = 1`)
  const [stuck, ...rest] = (await read()).held
  expect(rest).toEqual([])
  expect(stuck).toMatchObject({ task: 'by-acts', why: 'stuck', error: null })
  let runs = 0
  const tasks = { 'by-acts': async () => void runs++ }
  expect((await send(admin, retryJob, { body: { id: stuck!.id, reason } })).status).toBe(200)
  expect(await lastAct()).toMatchObject({ before: { was: 'stuck' } })
  await work(tasks, async () => runs === 1)
  expect((await read()).held).toEqual([])
})

test('a job that is being worked on is left alone', async () => {
  await sql`select graphile_worker.add_job('by-acts')`.execute(db)
  await fixture.runAsOwner(`
    update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'alive'`)
  const { rows } = await sql<{ id: string }>`select id::text as id from graphile_worker.jobs`.execute(db)
  expect((await read()).held).toEqual([])
  expect((await send(admin, retryJob, { body: { id: rows[0]!.id, reason } })).json.code).toBe('job_not_held')
  await fixture.runAsOwner('delete from graphile_worker._private_jobs')
})

test('a job of the schedule that did not run is late, and starts once although two ask for it', async () => {
  const stateOf = async () => (await read()).jobs.find(({ task }) => task === 'nightly')!
  expect(await stateOf()).toMatchObject({ state: 'never', started_at: null })
  const longAgo = new Date(clock.now.getTime() - 50 * 3_600_000)
  await db.insertInto('job_run').values({ task: 'nightly', started_at: longAgo, ended_at: longAgo }).execute()
  expect(await stateOf()).toMatchObject({ state: 'late' })
  const replies = await Promise.all(
    [admin, other].map((who) => send(who, runJob, { body: { task: 'nightly', reason } })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await lastAct()).toMatchObject({ act: 'operations.job-run', subject_id: 'nightly', after: { reason } })
  let runs = 0
  await work({ nightly: async () => void runs++ }, async () => (await stateOf()).state === 'good')
  expect(runs).toBe(1)
  expect(await stateOf()).toMatchObject({
    started_at: clock.now.toISOString(),
    next_at: nextDue('0 21 * * *', clock.now)!.toISOString(),
  })
  expect((await send(admin, runJob, { body: { task: 'by-acts', reason } })).json.code).toBe('job_unknown')
})

test('finance has the books audited now, and reads what was found', async () => {
  expect((await send(finance, runAudit, { body: { reason: 'ปิดงวด' } })).status).toBe(200)
  expect(await lastAct()).toMatchObject({
    actor_id: finance.id,
    act: 'operations.audit-run',
    after: { reason: 'ปิดงวด' },
  })
  const audit = async () => recordAudit(db, { faults: [{ check: 'stray', count: 1, examples: ['x'] }], now: clock.now })
  const found = async () => (await send(finance, readOperations, {})).json.books.faults.length === 1
  await work({ 'audit-books': audit }, found)
  expect((await send(finance, readOperations, {})).json.books).toEqual({
    audited_at: clock.now.toISOString(),
    faults: [{ check: 'stray', count: 1 }],
  })
})

const sink = await openSmtpSink()
afterAll(() => sink.close())

test('a mail that bounced is sent again over SMTP, once, and the log says why', async () => {
  const transport = newMailTransport({
    smtpUrl: sink.url,
    dir: '/nowhere',
    from: 'Koinklass <no-reply@koinklass.test>',
  })
  const tasks = mailTasks({ db, clock: () => clock.now, transport }) as Tasks
  const to = 'guardian@example.com'
  const mail = { userId: null, to, kind: 'guardian.ask', subject: 'ขออนุญาต', text: 'สวัสดี', html: '<p>สวัสดี</p>' }
  await db.deleteFrom('mail').execute()
  await db.transaction().execute((tx) => queueMail(tx, { ...mail, now: clock.now }))
  sink.answerWith(() => {
    throw smtpError(550, 'no such mailbox')
  })
  await work(tasks, async () => (await read()).mails.bounced === 1)
  const { mails } = await read()
  expect(mails.items).toMatchObject([
    { kind: 'guardian.ask', state: 'bounced', attempts: 1, error: 'EENVELOPE 550', may_resend: true },
  ])
  // The desk names no address.
  expect(JSON.stringify(mails)).not.toContain('example.com')
  const { id } = mails.items[0]!
  sink.answerWith(() => {})
  const replies = await Promise.all([admin, other].map((who) => send(who, resendMail, { body: { id, reason } })))
  expect(replies.map(({ json, status }) => (status === 200 ? 'ok' : json.code)).sort()).toEqual([
    'mail_under_way',
    'ok',
  ])
  await work(tasks, async () => (await read()).mails.sent === 1)
  expect(sink.received.map((one) => [one.to, one.mail.subject])).toEqual([[[to], 'ขออนุญาต']])
  expect(await lastAct()).toMatchObject({
    act: 'operations.mail-resent',
    subject_id: id,
    before: { kind: 'guardian.ask', state: 'bounced', attempts: 1, error: 'EENVELOPE 550' },
    after: { state: 'waiting', reason },
  })
  expect((await send(admin, resendMail, { body: { id, reason } })).json.code).toBe('mail_sent')
  transport.close()
})

test('a mail whose text is gone is not sent again', async () => {
  const id = crypto.randomUUID()
  const gone = { user_id: null, to_address: 'a@example.com', kind: 'test', subject: 'x', text: null, html: null }
  await db
    .insertInto('mail')
    .values({ ...gone, id, made_at: clock.now, failed_at: clock.now, error: 'x' })
    .execute()
  expect((await send(admin, resendMail, { body: { id, reason } })).json.code).toBe('mail_forgotten')
  expect((await read()).mails.items.find((one) => one.id === id)).toMatchObject({ may_resend: false })
})

test('closing needs a second factor of the last minutes and a sensible time; of two at once one closes', async () => {
  const set = (who: { token: string }, body: { is_on: boolean; back_at?: string }) =>
    send(who, setMaintenance, { body: { ...body, reason } })
  const inHours = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString()
  const late = await aPerson(fixture, { roles: ['admin'] })
  await db
    .updateTable('staff_session')
    .set({ confirmed_at: new Date(clock.now.getTime() - 11 * 60_000) })
    .where('user_id', '=', late.id)
    .execute()
  expect((await set({ token: await freshToken(fixture, late) }, { is_on: true })).json.code).toBe('step_up_needed')
  for (const back_at of [inHours(-1), inHours(24 * 8)])
    expect((await set(admin, { is_on: true, back_at })).json.code).toBe('back_at_wrong')
  expect((await read()).maintenance.is_on).toBe(false)
  const replies = await Promise.all([admin, other].map((who) => set(who, { is_on: true, back_at: inHours(1) })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await lastAct()).toMatchObject({
    act: 'operations.closed',
    before: { is_on: false, back_at: null },
    after: { is_on: true, back_at: inHours(1), reason },
  })
  expect((await read()).maintenance).toMatchObject({ is_on: true, back_at: inHours(1) })
  expect((await set(other, { is_on: false })).status).toBe(200)
  expect((await read()).maintenance).toMatchObject({ is_on: false, back_at: null })
})

test('every act of this desk has a Thai name in the log', async () => {
  const { items } = (await send(admin, listStaffActs, { query: { limit: 50 } as never })).json
  const ours = items.filter(({ act }) => act.startsWith('operations.'))
  expect(new Set(ours.map(({ act }) => act)).size).toBe(6)
})

test('every job of the product has a title, and every schedule is due within a week', () => {
  const all = listJobs(
    productJobs({
      db,
      clock: () => clock.now,
      keys: fixture.keys,
      storage: fixture.storage,
      origin: testOrigin,
      transport: { send: async () => {}, isSaved: false, close: () => {} },
      unsubscribeKey: 'test',
      booksUrl: url,
      report: () => {},
    }),
  )
  expect(all.map(({ task }) => task).sort()).toEqual(Object.keys(jobTitles).sort())
  for (const { task, cron } of all) {
    if (cron === null) continue
    expect(lastDue(cron, clock.now), task).not.toBeNull()
    expect(nextDue(cron, clock.now), task).not.toBeNull()
  }
})
