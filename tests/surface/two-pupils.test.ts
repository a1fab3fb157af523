// The first week of two pupils, 20 and 13, by the test clock: everything that really fires to them and their guardian.
import { afterAll, expect, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { agreeAsGuardian } from '#features/identity/guardian/contract.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import { register, verifyEmail } from '#features/identity/sign-up/contract.ts'
import { chooseNotices } from '#features/notifications/notice-contract.ts'
import { subscribePush } from '#features/notifications/push-contract.ts'
import type { Letter } from '#features/notifications/server/jobs.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { scheduleOf, tasksOf } from '#kit/server/feature.ts'
import { addDays, bangkokDay, bangkokTime } from '#lib/thai/bangkok-time.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'
import { signer } from '../fixtures/guardian.ts'
import { freshToken, type TestPerson } from '../fixtures/people.ts'
import { solveBotCheck } from '../support/bot-solver.ts'
import { isDue } from '../support/cron.ts'
import { openPushSink, type PushBrowser } from '../support/push-sink.ts'
import { openTestbed, testOrigin } from '../support/testbed.ts'

const sink = await openPushSink(() => fixture.clock.now)
const fixture = await openTestbed({ hasContent: true, parts: { pushServices: [sink.origin] } })
const { clock, db, send, runAsOwner } = fixture
afterAll(() => sink.close())

const minuteMs = 60_000
const letters: (Letter & { at: Date })[] = []
const jobs = productJobs({
  db,
  clock: () => clock.now,
  transport: {
    send: async (letter) => void letters.push({ ...letter, at: clock.now }),
    isSaved: false,
    close: () => {},
  },
  storage: fixture.storage,
  keys: fixture.keys,
  origin: testOrigin,
  unsubscribeKey: fixture.keys.hmac('unsubscribe', 'key'),
  booksUrl: '',
  pushServices: [sink.origin],
  report: () => {},
})
const tasks = tasksOf(jobs)
/** Not about persons, and slow. */
const left = ['index-posts', 'index-things', 'index-listed', 'make-crosswords', 'audit-books', 'prepare-months']
const schedule = scheduleOf(jobs).filter(({ task }) => !left.includes(task))

type Waiting = { id: string; task: string; payload: Record<string, unknown> }

/** The jobs that acts added and that are due by the test clock; one without a time of its own is due at once. */
async function runAdded(): Promise<void> {
  for (;;) {
    const { rows } = (await runAsOwner(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and (job.run_at = job.created_at or job.run_at <= '${clock.now.toISOString()}')
       returning job.id, task.identifier as task, job.payload`,
    )) as unknown as { rows: Waiting[] }
    if (rows.length === 0) return
    for (const { task, payload } of rows) if (!left.includes(task)) await tasks[task]!(payload)
  }
}

/** Lets time pass, in steps of an hour, with every job that begins by itself and all that was added. */
async function passUntil(end: Date, watch: () => void): Promise<void> {
  while (clock.now < end) {
    const from = clock.now
    const to = new Date(Math.min(from.getTime() + 60 * minuteMs, end.getTime()))
    for (let at = from.getTime() + minuteMs; at <= to.getTime(); at += minuteMs) {
      // What runs every few minutes runs once a step.
      const due = schedule.filter(({ cron }) => (/^\*/.test(cron) ? at === to.getTime() : isDue(cron, new Date(at))))
      clock.now = new Date(at)
      for (const { task } of due) await tasks[task]!({})
      if (due.length > 0) await runAdded()
      watch()
    }
  }
}

type Pupil = TestPerson & { name: string; browser: PushBrowser; seen: number }

async function signUp(name: string, birthDate: string, guardian?: string): Promise<Pupil> {
  const email = `${name}@example.com`
  const check = (await send(null, getBotCheck, { query: { action: 'register' } })).json
  const body = {
    email,
    password: 'ดาวสี่ดวง-over-the-sea',
    display_name: name === 'older' ? 'พี่ฟ้าใส' : 'น้องน้ำหวาน',
    birth_date: birthDate,
    province: '50',
    interests: ['saving'],
    avatar: 'kla-1',
    law_version: 1,
    personal_version: 1,
    bot_check: await solveBotCheck(check),
    ...(guardian && { guardian_email: guardian }),
  }
  const reply = await send(null, register, { body: body as never })
  expect([reply.status, reply.json.detail]).toEqual([200, undefined])
  await runAdded()
  const token = letters.find(({ to }) => to === email)!.text!.match(/token=(\S+)/)![1]!
  expect((await send(null, verifyEmail, { body: { token } })).status).toBe(200)
  const { user_id: id } = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const session = await db.selectFrom('session').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  const person = { id, email, token: reply.json.access_token, sessionId: session.id, refreshToken: '' }
  return { ...person, name, browser: sink.subscribe(), seen: 0 }
}

function someAnswer(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

async function learn(pupil: Pupil): Promise<void> {
  const who = { token: await freshToken(fixture, pupil) }
  const { day, questions } = (await send(who, readDailyQuiz, { query: {} })).json
  for (const question of questions) {
    const body = { day, position: question.position, answer: someAnswer(question) }
    expect((await send(who, answerDailyQuiz, { body })).status).toBe(200)
  }
}

async function subscribe(pupil: Pupil) {
  const who = { token: await freshToken(fixture, pupil) }
  return (await send(who, subscribePush, { body: pupil.browser.subscription })).json
}

async function choose(pupil: Pupil, channel: 'app' | 'mail'): Promise<void> {
  const who = { token: await freshToken(fixture, pupil) }
  const body = { group: 'digest', channel, is_on: true } as const
  expect((await send(who, chooseNotices, { body })).status).toBe(200)
}

const guardianMail = 'mae@example.com'
const start = new Date('2026-11-21T09:00:00Z')
/** A moment of a day of the week, 1 to 8, in Bangkok. */
const momentOf = (day: number, time: string) => new Date(`${addDays('2026-11-20', day)}T${time}:00+07:00`)

/** What pulls a pupil on a day of Bangkok: each notice, mail and push, with its time; a hidden notice is none. */
async function pullOf(pupil: Pupil, day: string): Promise<string> {
  const told = await db
    .selectFrom('notice')
    .select(['kind', 'made_at'])
    .where('user_id', '=', pupil.id)
    .where('is_shown', '=', true)
    .orderBy('made_at')
    .execute()
  const at = (moment: Date) => bangkokTime(moment)
  const isOf = (moment: Date) => bangkokDay(moment) === day
  const notices = told.filter(({ made_at: made }) => isOf(made)).map(({ kind, made_at: made }) => `${at(made)} ${kind}`)
  const mails = letters
    .filter((letter) => letter.to === pupil.email && isOf(letter.at))
    .map((letter) => `${at(letter.at)} ${letter.kind}`)
  const pushes = pushed
    .filter((push) => push.who === pupil.name && isOf(push.at))
    .map((push) => `${at(push.at)} ${push.topic}`)
  const lists = { app: notices, mail: mails, push: pushes }
  const words = Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name}: ${list.join(', ')}`)
  return words.join(' | ') || '-'
}

const pushed: { who: string; topic: string; at: Date }[] = []

/** What pulls each of the two on each day, in one line. The one of 13 waits for the guardian until the evening of the 23rd. */
const expected = [
  '2026-11-21 older: mail: 16:00 identity.verify | push: 17:30 day',
  '2026-11-21 younger: mail: 16:00 identity.verify',
  '2026-11-22 older: app: 10:00 digest.weekly | mail: 10:00 digest.weekly | push: 17:30 day',
  '2026-11-22 younger: -',
  '2026-11-23 older: push: 17:30 day',
  '2026-11-23 younger: app: 20:00 guardian.answered | mail: 20:00 guardian.answer',
  '2026-11-24 older: push: 17:30 day',
  '2026-11-24 younger: -',
  '2026-11-25 older: push: 17:30 day',
  '2026-11-25 younger: app: 17:00 learning.milestone',
  '2026-11-26 older: push: 17:30 day',
  '2026-11-26 younger: push: 17:30 day',
  '2026-11-27 older: push: 17:30 day',
  '2026-11-27 younger: push: 17:30 day',
  '2026-11-28 older: -',
  '2026-11-28 younger: -',
]

test('in seven days each pupil is pulled as chosen and as the guardian allows, and never at night', async () => {
  clock.now = start
  const older = await signUp('older', '2006-05-01')
  const younger = await signUp('younger', '2013-05-01', guardianMail)
  const pupils = [older, younger]
  for (const pupil of pupils) await choose(pupil, 'mail')
  for (const pupil of pupils) await choose(pupil, 'app')
  expect(await subscribe(older)).toMatchObject({ devices: 1, is_allowed: true })
  expect(await subscribe(younger)).toMatchObject({ code: 'push_needs_guardian' })

  type Deed = [at: Date, what: () => Promise<unknown>]
  const deeds: Deed[] = [
    ...[1, 2].map((day): Deed => [momentOf(day, '18:00'), () => learn(older)]),
    ...[1, 2, 3, 4, 5].map((day): Deed => [momentOf(day, '17:00'), () => learn(younger)]),
    [momentOf(3, '20:00'), () => consent()],
    [momentOf(4, '16:30'), () => subscribe(younger)],
  ]
  deeds.sort(([a], [b]) => a.getTime() - b.getTime())
  const watch = () => {
    for (const pupil of pupils) {
      for (const { topic } of pupil.browser.received.slice(pupil.seen))
        pushed.push({ who: pupil.name, topic, at: clock.now })
      pupil.seen = pupil.browser.received.length
    }
  }
  for (const [at, what] of [...deeds, [momentOf(8, '16:00'), async () => undefined] as Deed]) {
    await passUntil(at, watch)
    await what()
    await runAdded()
    watch()
  }

  const table: string[] = []
  for (let day = 1; day <= 8; day++)
    for (const pupil of pupils) {
      const of = bangkokDay(momentOf(day, '12:00'))
      table.push(`${of} ${pupil.name}: ${await pullOf(pupil, of)}`)
    }
  const asked = letters
    .filter(({ to }) => to === guardianMail)
    .map(({ at, kind }) => `${bangkokDay(at)} ${bangkokTime(at)} ${kind}`)
  expect(table).toEqual(expected)
  expect(asked).toEqual(['2026-11-21 16:00 guardian.ask', '2026-11-23 20:00 guardian.answered'])

  const sent = [
    ...pushed.map(({ at }) => at),
    ...letters.filter(({ kind }) => kind !== 'identity.verify').map(({ at }) => at),
  ]
  expect(sent.filter(isQuiet)).toEqual([])
  const days = pushed.map(({ who, at }) => `${who} ${bangkokDay(at)}`)
  expect(new Set(days).size).toBe(days.length)
  // The push of the day comes only on days on which nothing was learned before it.
  expect(pushed.every(({ topic }) => topic === 'day')).toBe(true)
})

async function consent(): Promise<void> {
  const token = letters.findLast(({ to }) => to === guardianMail)!.text.match(/guardian#(\S+)/)![1]!
  expect((await send(null, agreeAsGuardian, { body: { ...signer, token, version: 1 } })).status).toBe(200)
}
