import { randomBytes } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { dayWaiting } from '#app/day/reminder-rules.ts'
import { logout } from '#features/identity/sessions/contract.ts'
import { milestoneReached } from '#features/koin/server/notices.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { aPerson, type PersonOptions, type TestPerson } from '#tests/fixtures/people.ts'
import { openPushSink, type PushBrowser } from '#tests/support/push-sink.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'
import type { NoticeKind } from '../contract.ts'
import { chooseNotices, getNoticeChoices, listNotices, readNotices } from '../notice-contract.ts'
import { subscribePush, unsubscribePush, viewPush } from '../push-contract.ts'
import { notify } from './notice-commands.ts'

const sink = await openPushSink(() => fixture.clock.now)
const fixture = await openTestbed({ parts: { pushServices: [sink.origin] } })
const { db, clock, send } = fixture
const noon = new Date('2026-11-21T05:00:00Z')
afterAll(() => sink.close())
beforeEach(() => {
  clock.now = noon
})

/** A person with a browser that is subscribed, and what the server answered. */
async function aPhone(options: PersonOptions = {}) {
  const person = await aPerson(fixture, options)
  const browser = sink.subscribe()
  const reply = await subscribe(person, browser)
  return { person, browser, reply }
}
const subscribe = (person: TestPerson, { subscription }: PushBrowser) =>
  send(person, subscribePush, { body: subscription })

const tell = <Facts>({ id: userId }: TestPerson, kind: NoticeKind<Facts>, facts: NoInfer<Facts>, cause: string) =>
  db.transaction().execute((tx) => notify(tx, { userId, kind, facts, cause, now: clock.now }))
const remind = (person: TestPerson, cause = 'day') => tell(person, dayWaiting, {}, cause)
const milestone = { days: 5, month: '2026-11', koin: 300 }
const choose = (person: TestPerson, group: 'day' | 'learning', is_on: boolean) =>
  send(person, chooseNotices, { body: { group, channel: 'push', is_on } })

/** Runs the jobs that are due, as one worker of several would. */
async function work(): Promise<void> {
  const taskList = tasksOf(
    productJobs({
      db,
      clock: () => clock.now,
      transport: { send: async () => {}, isSaved: false, close: () => {} },
      storage: fixture.storage,
      keys: fixture.keys,
      origin: testOrigin,
      unsubscribeKey: 'key',
      booksUrl: '',
      pushServices: [sink.origin],
      report: () => {},
    }),
  )
  const connectionString = inject('postgresApp') + fixture.name
  await runOnce({ connectionString, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) })
}

test('a browser that was subscribed gets the push of the day, encrypted for it and signed by the server', async () => {
  const { person, browser, reply } = await aPhone()
  expect([reply.status, reply.json.devices, reply.json.is_allowed]).toEqual([200, 1, true])
  await remind(person)
  await work()
  expect(browser.received.map(({ words }) => words.href)).toEqual(['/day'])
  expect(browser.received[0]).toMatchObject({ topic: 'day', ttl: 14_400 })
  expect([...sink.senders]).toEqual([reply.json.key])
  // Subscribing chose the push of the day and nothing else.
  const { items } = (await send(person, getNoticeChoices, {})).json
  expect(items.filter(({ push }) => push?.is_on).map(({ group }) => group)).toEqual(['day'])
})

test('a push holds nothing personal, whatever the notice tells', async () => {
  const { person, browser } = await aPhone({ name: 'ปลายฟ้า' })
  await choose(person, 'learning', true)
  await tell(person, milestoneReached, milestone, 'milestone')
  await work()
  const { raw } = browser.received[0]!
  expect(raw).not.toMatch(/ปลายฟ้า|\d/)
  expect(raw).not.toContain(person.id)
  expect((await send(person, listNotices, { query: {} })).json.items[0]!.title).toContain('5')
})

test('of several pushes of one day one is sent, also when workers run at the same time', async () => {
  const { person, browser } = await aPhone()
  await choose(person, 'learning', true)
  await Promise.all([remind(person), tell(person, milestoneReached, milestone, 'milestone')])
  await Promise.all([work(), work(), work()])
  expect(browser.received).toHaveLength(1)
  clock.now = new Date('2026-11-22T05:00:00Z')
  await remind(person, 'tomorrow')
  await Promise.all([work(), work()])
  expect(browser.received).toHaveLength(2)
})

test('one notice told twice is one push, to each browser of the person', async () => {
  const { person, browser } = await aPhone()
  const tablet = sink.subscribe()
  await subscribe(person, tablet)
  await Promise.all([remind(person), remind(person)])
  await Promise.all([work(), work()])
  expect([browser.received.length, tablet.received.length]).toEqual([1, 1])
})

test('in quiet hours a push waits until 07:00', async () => {
  const { person, browser } = await aPhone()
  clock.now = new Date('2026-11-21T15:00:00Z')
  await remind(person)
  const { rows } = await dueJobs(person)
  expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual(['2026-11-22T00:00:00.000Z'])
  expect(browser.received).toEqual([])
})

const dueJobs = async ({ id }: TestPerson) => {
  return sql<{ run_at: Date }>`
    select run_at from graphile_worker._private_jobs where payload ->> 'userId' = ${id}`.execute(db)
}

test.each([
  [
    'was read meanwhile',
    async (person: TestPerson) => {
      await choose(person, 'learning', true)
      await tell(person, milestoneReached, milestone, 'milestone')
      const { items } = (await send(person, listNotices, { query: {} })).json
      await send(person, readNotices, { body: { ids: items.map(({ id }) => id) } })
    },
  ],
  [
    'was switched off meanwhile',
    async (person: TestPerson) => {
      await remind(person)
      await choose(person, 'day', false)
    },
  ],
  [
    'is for a browser that was signed out',
    async (person: TestPerson) => {
      await remind(person)
      await send(person, logout, {})
    },
  ],
  [
    'is for a browser that was switched off',
    async (person: TestPerson) => {
      await remind(person)
      await send(person, unsubscribePush, { body: {} })
    },
  ],
  [
    'is for an account whose guardian has withdrawn',
    async (person: TestPerson) => {
      await remind(person)
      await db.updateTable('guardian').set({ state: 'refused' }).where('user_id', '=', person.id).execute()
    },
  ],
])('a push is not sent that %s', async (_why, change) => {
  const { person, browser } = await aPhone({ age: 15, guardian: 'allowed' })
  await change(person)
  await work()
  expect(browser.received).toEqual([])
})

test('a browser that is gone is forgotten; one whose service is down gets it later, and the others once', async () => {
  const { person, browser } = await aPhone()
  const [gone, busy] = [sink.subscribe(), sink.subscribe()]
  await subscribe(person, gone)
  await subscribe(person, busy)
  gone.answerWith(410)
  busy.answerWith(503)
  await remind(person)
  await work()
  expect([browser.received.length, busy.received.length]).toEqual([1, 0])
  expect((await send(person, viewPush, {})).json.devices).toBe(2)
  busy.answerWith(201)
  await sql`update graphile_worker._private_jobs set run_at = now() where payload ->> 'userId' = ${person.id}`.execute(
    db,
  )
  await work()
  expect([browser.received.length, busy.received.length, gone.received.length]).toEqual([1, 1, 0])
})

test('a browser belongs to the person who subscribed it last', async () => {
  const { person, browser } = await aPhone()
  const next = await aPerson(fixture)
  await subscribe(next, browser)
  expect((await send(person, viewPush, {})).json.devices).toBe(0)
  await remind(person)
  await work()
  expect(browser.received).toEqual([])
})

test('subscribing twice at once is one browser, and the eleventh takes the place of the first', async () => {
  const { person, browser } = await aPhone()
  await Promise.all([subscribe(person, browser), subscribe(person, browser)])
  expect((await send(person, viewPush, {})).json.devices).toBe(1)
  for (let more = 0; more < 10; more++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    await subscribe(person, sink.subscribe())
  }
  expect((await send(person, viewPush, {})).json.devices).toBe(10)
  await remind(person)
  await work()
  expect(browser.received).toEqual([])
})

test.each([
  'https://127.0.0.1:1/push/x',
  'http://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evil.test/?fcm.googleapis.com',
  'https://person:word@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/x',
  'file:///etc/passwd',
])('the server is sent to no address but a push service: %s', async (endpoint) => {
  const person = await aPerson(fixture)
  const { subscription } = sink.subscribe()
  const refused = await send(person, subscribePush, { body: { ...subscription, endpoint } })
  expect([refused.status, refused.json.code]).toEqual([422, 'push_service_unknown'])
  expect((await send(person, viewPush, {})).json.devices).toBe(0)
})

test('keys that are no keys are refused', async () => {
  const person = await aPerson(fixture)
  const { subscription } = sink.subscribe()
  const p256dh = randomBytes(65).toString('base64url')
  const refused = await send(person, subscribePush, { body: { ...subscription, p256dh } })
  expect([refused.status, refused.json.code]).toEqual([422, 'push_keys_wrong'])
})

test.each([{ age: 15, guardian: 'waiting' }, { age: 15, guardian: 'refused' }, { verified: false }] as PersonOptions[])(
  'an account that may not be invited cannot subscribe: %o',
  async (options) => {
    const { reply, person } = await aPhone(options)
    expect([reply.status, reply.json.code]).toEqual([403, 'push_needs_guardian'])
    expect((await send(person, viewPush, {})).json).toMatchObject({ devices: 0, is_allowed: false })
  },
)
