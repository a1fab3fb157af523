import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noticeKinds } from '#app/features.ts'
import { newSignIn } from '#features/identity/sessions/server/notices.ts'
import { klassReached } from '#features/koin/server/notices.ts'
import { policyChanged } from '#features/policies/server/notices.ts'
import { newHttp, serve } from '#lib/server/http/http.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { aPerson, type PersonOptions } from '#tests/fixtures/people.ts'
import { openSmtpSink } from '#tests/support/smtp-sink.ts'
import type { NoticeKind } from '../contract.ts'
import { unsubscribe } from '../notice-contract.ts'
import { newMailTransport, noticeTasks, sendMail } from './jobs.ts'
import { chooseNotice, markRead, notify } from './notice-commands.ts'
import { wantsMail } from './notice-queries.ts'
import { noticeRoutes } from './notice-routes.ts'
import { makeUnsubscribeToken } from './unsubscribe-commands.ts'

const fixture = await openFeatureFixture()
const { db, clock } = fixture
const origin = 'https://koinklass.test'
const unsubscribeKey = 'a key of this test'
const sink = await openSmtpSink()
const from = 'Koinklass <no-reply@koinklass.test>'
const transport = newMailTransport({ smtpUrl: sink.url, dir: '/nowhere', from })
const tasks = noticeTasks({ db, clock: () => clock.now, origin, noticeKinds, unsubscribeKey })
const http = newHttp()
serve(http, noticeRoutes({ db, clock: () => clock.now, noticeKinds, unsubscribeKey }), async () => null)

afterAll(async () => {
  await http.close()
  transport.close()
  await sink.close()
})

const noon = new Date('2026-11-21T05:00:00Z')
const bangkok = (wall: string) => new Date(`${wall}+07:00`)

beforeEach(() => {
  clock.now = noon
})

async function tell<Facts>(userId: string, kind: NoticeKind<Facts>, facts: NoInfer<Facts>, cause: string = kind.name) {
  await db.transaction().execute((tx) => notify(tx, { userId, kind, facts, cause, now: clock.now }))
}

type Job = { payload: { userId: string; id: string }; run_at: Date; is_due: boolean }

/** The queued mail jobs of a person's notices, in order. */
async function jobsOf({ id }: { id: string }): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select payload, run_at, run_at <= now() as is_due from graphile_worker._private_jobs
    where payload ->> 'userId' = ${id} order by graphile_worker._private_jobs.id`.execute(db)
  return rows
}

/** Runs all of a person's jobs again, also those that ran before. */
async function runJobs(who: { id: string }): Promise<void> {
  for (const { payload } of await jobsOf(who)) await tasks['mail-notice']!(payload)
}

const mailsOf = ({ id }: { id: string }) => db.selectFrom('mail').selectAll().where('user_id', '=', id).execute()
const aLearner = async (options: PersonOptions = {}) => {
  const person = await aPerson(fixture, options)
  await chooseNotice(db, { userId: person.id, group: 'learning', channel: 'mail', isOn: true, now: clock.now })
  return person
}
const signIn = { browser: 'Chrome', system: 'Android', at: noon.toISOString() }

test('a mail of a notice in quiet hours waits until 07:00; a security warning does not', async () => {
  const person = await aLearner()
  clock.now = bangkok('2026-11-21T23:59:59')
  await tell(person.id, klassReached, { klass: 2 })
  await tell(person.id, newSignIn, signIn)
  await tell(person.id, policyChanged, { type: 'law', effective: '2026-11-21' })
  const [klass, warning, policy] = await jobsOf(person)
  expect([klass?.run_at, policy?.run_at]).toEqual([bangkok('2026-11-22T07:00'), bangkok('2026-11-22T07:00')])
  expect(warning?.is_due).toBe(true)
})

test('a worker that runs in quiet hours sends the warning and postpones the others, each once', async () => {
  const person = await aLearner()
  await tell(person.id, klassReached, { klass: 2 })
  await tell(person.id, newSignIn, signIn)
  clock.now = bangkok('2026-11-21T21:00')
  await runJobs(person)
  expect((await mailsOf(person)).map(({ kind }) => kind)).toEqual(['security.sign-in'])
  const waiting = (await jobsOf(person)).at(-1)!
  expect(waiting.run_at).toEqual(bangkok('2026-11-22T07:00'))
  clock.now = waiting.run_at
  await runJobs(person)
  await runJobs(person)
  expect((await mailsOf(person)).map(({ kind }) => kind).sort()).toEqual(['learning.klass', 'security.sign-in'])
})

test('ten concurrent runs of one job send one mail', async () => {
  const person = await aPerson(fixture)
  await tell(person.id, newSignIn, signIn)
  const [{ payload }] = (await jobsOf(person)) as [Job]
  await Promise.all(Array.from({ length: 10 }, () => tasks['mail-notice']!(payload)))
  expect(await mailsOf(person)).toHaveLength(1)
})

test('notices of groups without opt-in are shown on our pages only', async () => {
  const person = await aPerson(fixture)
  await tell(person.id, klassReached, { klass: 2 })
  expect(await jobsOf(person)).toEqual([])
})

test.each([
  [
    'switched off meanwhile',
    (id: string) => chooseNotice(db, { userId: id, group: 'learning', channel: 'mail', isOn: false, now: noon }),
  ],
  [
    'read meanwhile',
    async (id: string) => markRead(db, { userId: id, ids: [(await jobsOf({ id }))[0]!.payload.id], now: noon }),
  ],
  ['to nobody any more', (id: string) => db.deleteFrom('user_account').where('user_id', '=', id).execute()],
])('a mail that is %s is not sent', async (_what, change) => {
  const person = await aLearner()
  await tell(person.id, klassReached, { klass: 2 })
  await change(person.id)
  await runJobs(person)
  expect(await mailsOf(person)).toEqual([])
})

test('an unverified address gets security warnings and nothing else', async () => {
  const person = await aLearner({ verified: false })
  await tell(person.id, klassReached, { klass: 2 })
  await tell(person.id, policyChanged, { type: 'law', effective: '2026-11-21' })
  await tell(person.id, newSignIn, signIn)
  await runJobs(person)
  expect((await mailsOf(person)).map(({ kind }) => kind)).toEqual(['security.sign-in'])
})

/** Sends a notice over SMTP and returns the received letter. */
async function receive(person: { id: string; email: string }) {
  await runJobs(person)
  for (const { id } of await mailsOf(person)) await sendMail({ db, clock: () => clock.now, transport }, id)
  const letter = sink.received.find(({ to }) => to.includes(person.email))!.mail
  const header = (name: string) => letter.headers.find(({ key }) => key === name)?.value
  return { letter, header }
}

test('an optional mail has unsubscribe headers and a link below; a necessary one has neither', async () => {
  const learner = await aLearner({ name: '<b>นก</b>' })
  await tell(learner.id, klassReached, { klass: 2 })
  const { letter, header } = await receive(learner)
  const token = makeUnsubscribeToken(unsubscribeKey, { userId: learner.id, group: 'learning' })
  const url = `${origin}/unsubscribe?token=${token}`
  expect(header('list-unsubscribe')).toBe(`<${url}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(letter.subject).toBe('ขึ้นระดับ 2 แล้ว')
  expect(letter.text).toContain(url)
  expect(letter.text).toContain(`${origin}/profile?tab=skills`)
  expect(letter.html).toContain(`href="${url}"`)
  expect(letter.html).toContain('&lt;b&gt;นก&lt;/b&gt;')
  expect((await mailsOf(learner))[0]).toMatchObject({ text: null, unsubscribe_url: null })

  const other = await aPerson(fixture)
  await tell(other.id, newSignIn, signIn)
  const necessary = await receive(other)
  expect(necessary.header('list-unsubscribe')).toBeUndefined()
  expect(necessary.letter.text).not.toContain('unsubscribe')
})

const isOn = (userId: string) => wantsMail(db, userId, 'learning')

const oneClick = 'List-Unsubscribe=One-Click'
const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`

test.each([
  ['as RFC 8058 wishes', { 'content-type': 'multipart/form-data; boundary=x' }, multipart],
  ['as RFC 8058 allows', { 'content-type': 'application/x-www-form-urlencoded' }, oneClick],
  ['without a type', {}, oneClick],
  ['with nothing in it', {}, undefined],
])(
  'one click, sent %s and without a session, unsubscribes from the group and is idempotent',
  async (_how, headers, payload) => {
    const person = await aLearner()
    const token = makeUnsubscribeToken(unsubscribeKey, { userId: person.id, group: 'learning' })
    for (let times = 0; times < 2; times += 1) {
      const reply = await http.inject({
        method: 'POST',
        url: '/unsubscribe',
        query: { token },
        headers,
        ...(payload && { payload }),
      })
      expect([reply.statusCode, reply.json()]).toEqual([200, { group: 'learning' }])
      expect(await isOn(person.id)).toBe(false)
    }
  },
)

test('opening the link changes nothing, nor does a forged token', async () => {
  const person = await aLearner()
  const other = await aLearner()
  const token = makeUnsubscribeToken(unsubscribeKey, { userId: person.id, group: 'learning' })
  for (const method of ['GET', 'HEAD'] as const) await http.inject({ method, url: '/unsubscribe', query: { token } })
  const wrong = [
    token.replace(person.id, other.id),
    token.replace('learning', 'security'),
    token.slice(0, -1),
    `${token}x`,
    makeUnsubscribeToken('another key', { userId: person.id, group: 'learning' }),
    'learning',
  ]
  for (const one of wrong) {
    const reply = await http.inject({ method: unsubscribe.method, url: '/unsubscribe', query: { token: one } })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'unsubscribe_link_wrong'])
  }
  expect([await isOn(person.id), await isOn(other.id)]).toEqual([true, true])
})

test('without SMTP the kept letter has the same headers', async () => {
  const learner = await aLearner()
  await tell(learner.id, klassReached, { klass: 3 })
  await runJobs(learner)
  const [mail] = await mailsOf(learner)
  const saved: (string | null)[] = []
  const files = {
    isSaved: true,
    close: () => {},
    send: async ({ unsubscribeUrl }: { unsubscribeUrl: string | null }) => void saved.push(unsubscribeUrl),
  }
  await sendMail({ db, clock: () => clock.now, transport: files }, mail!.id)
  expect(saved[0]).toMatch(/^https:\/\/koinklass\.test\/unsubscribe\?token=learning\./)
  expect((await mailsOf(learner))[0]).toMatchObject({ unsubscribe_url: saved[0] })
})
