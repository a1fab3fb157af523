import { expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { attemptOf } from '#features/identity/limits/server/attempt-commands.ts'
import { botCheckFrom, limits } from '#features/identity/limits/server/limit-rules.ts'
import { logout, refreshToken } from '#features/identity/sessions/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { newSolver } from '../../scripts/drill/quizzes/quiz-solver.ts'
import { testPassword } from '../fixtures/people.ts'
import { callAt, openProcesses, type Place } from '../support/processes.ts'

const product = await openProcesses()
const { one, other, db, clock, keys } = product

const profileAt = (place: Place, token: string) => callAt(place, getProfile, {}, { token })

test('a login at one process is known to the other, and a second after a logout it is valid at neither', async () => {
  const { email } = await product.person()
  const { json: opened } = await callAt(one, login, { body: { email, password: testPassword } })
  const token = opened.access_token
  expect((await profileAt(other, token)).status).toBe(200)
  expect((await profileAt(one, token)).status).toBe(200)
  expect((await callAt(other, logout, {}, { token })).status).toBe(200)
  // How long a session may be remembered is tested by the clock of identify-queries; here both forget it at all.
  await Promise.all([one, other].map((place) => askUntilRefused(place, token)))
  for (const place of [one, other]) expect((await profileAt(place, token)).status).toBe(401)
})

/** Never ends where the session is remembered for ever; then the test's own time limit ends it. */
async function askUntilRefused(place: Place, token: string): Promise<void> {
  while ((await profileAt(place, token)).status !== 401);
}

test('a refresh token presented to both at once has one successor, which both accept', async () => {
  const person = await product.person()
  const refreshAt = (place: Place, token: string) =>
    callAt(place, refreshToken, { body: { grant_type: 'refresh_token', refresh_token: token } })
  const replies = await Promise.all([one, other, one, other].map((place) => refreshAt(place, person.refreshToken)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const successors = new Set(replies.map(({ json }) => 'refresh_token' in json && json.refresh_token))
  expect(successors.size).toBe(1)
  expect((await refreshAt(other, String([...successors][0]))).status).toBe(200)
})

test('wrong passwords for one account are counted together, whichever process gets them', async () => {
  const { email } = await product.person()
  const guess = (place: Place) => callAt(place, login, { body: { email, password: 'guess' } })
  const codes = (await Promise.all([one, other, one, other, one, other].map(guess))).map(({ json }) => json.code)
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(botCheckFrom)
  expect(codes.filter((code) => code === 'bot_check_needed')).toHaveLength(3)
})

test('wrong passwords from one IP address are counted together, and separately from other addresses', async () => {
  const address = '203.0.113.9'
  const { key } = attemptOf(keys, limits.loginAddress, address)
  const before = { count: limits.loginAddress.count - 2, ends_at: new Date(clock.now.getTime() + 600_000) }
  await db
    .insertInto('attempt')
    .values({ key, ...before })
    .execute()
  const guess = async (place: Place, from: string) => {
    const body = { email: `${crypto.randomUUID()}@example.com`, password: 'guess' }
    return (await callAt(place, login, { body }, { address: from })).json.code
  }
  expect(await guess(one, address)).toBe('invalid_credentials')
  expect(await guess(other, address)).toBe('invalid_credentials')
  expect(await guess(one, address)).toBe('bot_check_needed')
  expect(await guess(other, address)).toBe('bot_check_needed')
  expect(await guess(other, '203.0.113.10')).toBe('invalid_credentials')
})

test('two workers send each mail once', async () => {
  const many = Array.from({ length: 40 }, (_, nth) => `mail-${nth}@example.com`)
  const mail = { userId: null, kind: 'test.two', subject: 'ทดสอบ', text: 'ข้อความ', html: '<p>ข้อความ</p>' }
  await Promise.all(many.map((to) => db.transaction().execute((tx) => queueMail(tx, { ...mail, to, now: clock.now }))))
  const unsent = () =>
    db.selectFrom('mail').select('id').where('kind', '=', mail.kind).where('sent_at', 'is', null).execute()
  await expect.poll(unsent, { timeout: 60_000 }).toEqual([])
  const came = product.received.flatMap(({ to }) => to).filter((to) => to.startsWith('mail-'))
  expect(came.toSorted()).toEqual(many.toSorted())
  const tries = await db.selectFrom('mail').select('attempts').distinct().where('kind', '=', mail.kind).execute()
  expect(tries).toEqual([{ attempts: 1 }])
})

test('a double click on the day’s last answer that reaches both processes pays once', async () => {
  const { token } = await product.person()
  const solve = await newSolver(db)
  const opened = await Promise.all([one, other].map((place) => callAt(place, readDailyQuiz, {}, { token })))
  const quiz = opened[0]!.json
  const [first, second, last] = quiz.questions.map((question) => ({
    day: quiz.day,
    position: question.position,
    answer: solve(question, true),
  }))
  for (const body of [first!, second!]) {
    const sent = { token, key: crypto.randomUUID() }
    const twice = await Promise.all([one, other].map((place) => callAt(place, answerDailyQuiz, { body }, sent)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
  }
  const clicks = await Promise.all(
    [one, other].map((place) => callAt(place, answerDailyQuiz, { body: last! }, { token })),
  )
  expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { result } = clicks.find(({ status }) => status === 200)!.json
  const { json: profile } = await profileAt(other, token)
  expect(profile.koin).toBe(result!.paid + result!.learning_day.reward)
  expect(result!.paid).toBeGreaterThan(0)
})

test('both give a page the same ETag, and accept the other’s', async () => {
  for (const path of ['/', '/club/greenery', '/policy/law']) {
    const [mine, theirs] = await Promise.all([one, other].map(({ origin }) => fetch(origin + path)))
    const tag = mine!.headers.get('etag')
    expect(tag).toMatch(/^"/)
    expect(theirs!.headers.get('etag')).toBe(tag)
    expect(await theirs!.text()).toBe(await mine!.text())
    const again = await fetch(other.origin + path, { headers: { 'if-none-match': tag! } })
    expect(again.status).toBe(304)
  }
})

test('the content is imported once although both start, and there are no demo people', async () => {
  const policies = await db.selectFrom('policy').select(['type', 'version']).execute()
  expect(new Set(policies.map(({ type }) => type)).size).toBe(3)
  const people = await db
    .selectFrom('user_account')
    .select('email')
    .where('email', 'not like', '%@example.com')
    .execute()
  expect(people).toEqual([])
})
