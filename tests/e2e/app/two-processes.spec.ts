import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { attemptOf } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { newSolver } from '../../../scripts/drill/quizzes/quiz-solver.ts'
import { testPassword } from '../../fixtures/people.ts'
import { findNginx } from '../../support/nginx.ts'
import { callAt, openProcesses } from '../../support/processes.ts'
import { openBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { seePracticeWallet } from '../support/journey.ts'

const isHere = findNginx() !== null
if (!isHere)
  console.warn('\nSKIPPED: two processes behind nginx, for want of nginx (Debian: apt-get install nginx-light)\n')
const fixture = isHere ? await openFixture() : null

async function openFixture() {
  const product = await openProcesses()
  const nginx = product.nginx!
  const browser = await openBrowser(nginx.origin)
  afterAll(browser.close)
  return { ...product, ...browser, nginx }
}

/** A test that is skipped where nginx is not installed. */
function testBehindNginx(
  name: string,
  work: (fixture: NonNullable<Awaited<ReturnType<typeof openFixture>>>) => Promise<void>,
) {
  test.skipIf(!fixture)(name, () => work(fixture!))
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

testBehindNginx(
  'a browser whose every request lands on another process is signed in, and out for both',
  async (its) => {
    const { nginx, one, other } = its
    const person = await its.person({ koin: 1234 })
    const page = await its.openPage()
    await logIn(page, person.email)
    await seePracticeWallet(page, '12.34')
    const token = await page.evaluate(() => localStorage.getItem('auth.token')!)
    const asked = () =>
      Promise.all([one, other].map(async (at) => (await callAt(at, getProfile, {}, { token })).status))
    expect(await asked()).toEqual([200, 200])
    // Files are balanced too, so it is random which process answers the next page.
    const served = async () => {
      for (const path of ['/profile', '/club', '/']) await page.goto(path)
      return new Set(['/profile', '/login', '/', '/club', getProfile.path].flatMap(nginx.servedBy).flat())
    }
    await eventually(served).toEqual(new Set([one.port, other.port]))

    await page.getByRole('button', { name: /^คน / }).click()
    const left = page.waitForResponse((response) => response.url().endsWith('/api/logout'))
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
    await left
    await sleep(1000) // A process caches what it read about a session for this long, and that is under test.
    expect(await asked()).toEqual([401, 401])
    await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).waitFor()
    // A call that was on its way when the person signed out is refused, and a busy process asks to come again.
    await its.expectQuiet(page, { except: /status of (401|503)|รอสักครู่แล้วลองใหม่/ })
  },
)

testBehindNginx('limits count the address that nginx saw, whatever the client says of itself', async (its) => {
  const ofLoopback = attemptOf(its.keys, limits.loginAddress, '127.0.0.1')
  const counted = () =>
    its.db.selectFrom('attempt').select('count').where('key', '=', ofLoopback.key).executeTakeFirst()
  for (const [nth, address] of ['203.0.113.1', '203.0.113.2'].entries()) {
    const body = { email: `${crypto.randomUUID()}@example.com`, password: 'guess' }
    expect((await callAt(its.nginx, login, { body }, { address })).json.code).toBe('invalid_credentials')
    expect(await counted()).toEqual({ count: nth + 1 })
  }
  expect(limits.loginAddress.count).toBeGreaterThan(2)
})

testBehindNginx('a page that one process made is not sent again by the other', async ({ nginx, one, other }) => {
  // With a cookie, past the cache of nginx: the processes are asked themselves.
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${nginx.origin}/policy/law`, { headers: { cookie: 'any=1', ...headers } })
  const tag = (await ask()).headers.get('etag')!
  const again = async () => (await ask({ 'if-none-match': tag })).status
  expect([await again(), await again(), await again(), await again()]).toEqual([304, 304, 304, 304])
  expect(new Set(nginx.servedBy('/policy/law').flat())).toEqual(new Set([one.port, other.port]))
})

testBehindNginx(
  'a process that is asked to end while requests run loses none of them, reads and acts alike',
  async (its) => {
    const { nginx, one, other } = its
    const solve = await newSolver(its.db)
    const wrong: unknown[] = []
    let answers = 0
    let isOver = false

    /** A user who does the quiz and opens pages and their koin without a pause. */
    async function use(): Promise<void> {
      const { token } = await its.person()
      const note = (status: number, what: string) => {
        if (status === 200) answers += 1
        else wrong.push(`${what} ${status}`)
      }
      const { json: quiz } = await callAt(nginx, readDailyQuiz, {}, { token })
      const open = [...quiz.questions]
      while (!isOver) {
        const question = open.shift()
        const body = question && { day: quiz.day, position: question.position, answer: solve(question, true) }
        const sent = { token, key: crypto.randomUUID() }
        if (body) note((await callAt(nginx, answerDailyQuiz, { body }, sent)).status, 'answer')
        note((await callAt(nginx, getProfile, {}, { token })).status, 'profile')
        note((await fetch(`${nginx.origin}/?category=hit`)).status, 'page')
      }
    }

    const users = Array.from({ length: 4 }, () => use().catch((error) => wrong.push(error)))
    const answerMore = (count: number) => {
      const wanted = answers + count
      return eventually(() => answers >= wanted || wrong.length > 0).toBe(true)
    }
    try {
      await answerMore(40)
      expect(new Set(nginx.servedBy(getProfile.path).flat())).toEqual(new Set([one.port, other.port]))
      expect(await other.stop()).toBe(0)
      await answerMore(40)
    } finally {
      isOver = true
      await Promise.all(users)
    }
    expect(wrong).toEqual([])
    const given = its.db.selectFrom('daily_quiz_answer').select((e) => e.fn.countAll<number>().as('count'))
    expect(await given.executeTakeFirstOrThrow()).toEqual({ count: 12 })
  },
)
