import { Logger, runOnce } from 'graphile-worker'
import { inject } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import type { LoginReply } from '#features/identity/sessions/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { register, verifyEmail } from '#features/identity/sign-up/contract.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import type { Letter } from '#features/notifications/server/jobs.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { solveBotCheck } from './bot-solver.ts'
import { runSql } from './run-sql.ts'
import { type openTestbed, testOrigin } from './testbed.ts'

export type Fixture = Awaited<ReturnType<typeof openTestbed>>

/** A person. `name` is in all that they type; `traces`: everything else that could identify them afterwards. */
export type Life = { id: string; token: string; name: string; email: string; password: string; traces: string[] }

/** What `tests/whole-life.ts` of a feature exports as `wholeLife`: it leaves a row in each table about persons. */
export type WholeLife = {
  /** The features whose `live` comes first, by folder. */
  after?: readonly string[]
  /** Uses the feature by its calls; inserts a row only where a call would need days. */
  live?: (fixture: Fixture, life: Life) => Promise<void>
  /** What is recorded of a person as a member of staff; runs when they have lived in every feature. */
  workAsStaff?: (fixture: Fixture, life: Life) => Promise<void>
}

const quiet = new Logger(() => () => {})

const registered = Object.entries(
  import.meta.glob<WholeLife>('../../src/features/**/tests/whole-life.ts', { eager: true, import: 'wholeLife' }),
).map(([file, one]) => ({ feature: file.slice('../../src/features/'.length, -'/tests/whole-life.ts'.length), ...one }))

/** Runs every queued job like the product does; mails are returned, and deleted from the queue like after SMTP. */
export async function runEveryJob(fixture: Fixture): Promise<Letter[]> {
  const letters: Letter[] = []
  const transport = { send: async (letter: Letter) => void letters.push(letter), isSaved: false, close: () => {} }
  const unsubscribeKey = 'a key for tests'
  const parts = {
    db: fixture.db,
    unsubscribeKey,
    clock: () => fixture.clock.now,
    transport,
    storage: fixture.storage,
    keys: fixture.keys,
    origin: testOrigin,
  }
  const url = inject('postgresApp') + fixture.name
  const taskList = tasksOf(productJobs({ ...parts, booksUrl: url, report: () => {} }))
  // The queue uses the database's clock, and the test's clock may be ahead of it.
  await runSql(
    inject('postgres') + fixture.name,
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
  )
  await runOnce({ connectionString: url, taskList, noHandleSignals: true, logger: quiet })
  return letters
}

/** A person of 15 who uses every feature by its calls, and has a row in every table with personal data. */
export async function liveWholeLife(fixture: Fixture, name: string): Promise<Life> {
  const life = await signUp(fixture, name)
  for (const { live } of inOrder(registered)) await live?.(fixture, life)
  for (const { workAsStaff } of inOrder(registered)) await workAsStaff?.(fixture, life)
  return life
}

type Step = WholeLife & { feature: string }

/** Each after those that it names, else by folder. Throws on a name without steps and on a cycle. */
function inOrder(steps: readonly Step[]): Step[] {
  const ordered: Step[] = []
  const visit = (step: Step, trail: readonly string[]) => {
    if (ordered.includes(step)) return
    if (trail.includes(step.feature)) throw new Error(`whole life: cycle ${[...trail, step.feature].join(' → ')}`)
    for (const name of step.after ?? []) {
      const earlier = steps.find(({ feature }) => feature === name)
      if (!earlier) throw new Error(`whole life: ${step.feature} comes after ${name}, which has no steps`)
      visit(earlier, [...trail, step.feature])
    }
    ordered.push(step)
  }
  for (const step of steps) visit(step, [])
  return ordered
}

async function signUp(fixture: Fixture, name: string): Promise<Life> {
  const challenge = await fixture.send(null, getBotCheck, { query: { action: 'register' } })
  const email = `${name}.first@mail-${name}.example`
  const guardian = `mother.of.${name}@mail-${name}.example`
  const password = 'ดาวสี่ดวง-over-the-sea'
  const someone = { email, password, display_name: `ชื่อของ${name}`, school: `โรงเรียนของ${name}` }
  const body = {
    ...someone,
    birth_date: '2011-02-03',
    province: '50',
    interests: ['saving', 'green'],
    avatar: 'kla-1' as const,
    guardian_email: guardian,
    law_version: 1,
    personal_version: 1,
    bot_check: await solveBotCheck(challenge.json),
  }
  const reply = await fixture.send(
    null,
    register,
    { body },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130' },
  )
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json))
  const { user_id: id, password_hash } = await fixture.db
    .selectFrom('user_account')
    .select(['user_id', 'password_hash'])
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
  const token = (reply.json as LoginReply).access_token
  await fixture.send(null, verifyEmail, { body: { token: await linkOf(fixture, id) } })
  await fixture.send(null, login, { body: { email, password } })
  // Like the guardian's mails: to a person without an account.
  const mail = {
    subject: `เรื่องของ ${name}`,
    text: 'text',
    html: 'html',
    kind: 'guardian.asked',
    now: fixture.clock.now,
  }
  await fixture.db.transaction().execute((tx) => queueMail(tx, { ...mail, userId: null, to: guardian }))
  return { id, token, name, email, password, traces: [email, guardian, `ของ${name}`, password_hash!] }
}

async function linkOf(fixture: Fixture, userId: string): Promise<string> {
  const mails = await fixture.db
    .selectFrom('mail')
    .select('text')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return mails.map(({ text }) => text?.match(/token=([\w-]{43})/)?.[1]).find((token) => token !== undefined) ?? ''
}
