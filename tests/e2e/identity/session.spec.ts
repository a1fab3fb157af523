import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logout, refreshToken } from '#features/identity/sessions/contract.ts'
import { endSession } from '#features/identity/sessions/server/session-commands.ts'
import { answerDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { makeQuizOf } from '../support/quiz.ts'

const product = await openProduct()
const minuteMs = 60_000
const sessionKeys = ['auth.profile', 'auth.refresh token', 'auth.token']

/** A browser of a signed-in person. */
async function openSignedIn() {
  const person = await product.person({ koin: 1234 })
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  return { person, context: page.context(), page }
}

// A tab in the background draws no frames and gets no input.
async function logIn(page: Page, email: string): Promise<void> {
  await page.bringToFront()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  await page.getByRole('button', { name: /^คน / }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
}

/** The requests of all pages of a context from now on. */
function listRequests(context: BrowserContext): { path: string; method: string; isPage: boolean }[] {
  const list: ReturnType<typeof listRequests> = []
  context.on('request', (request) => {
    const { pathname: path } = new URL(request.url())
    list.push({ path, method: request.method(), isPage: request.resourceType() === 'document' })
  })
  return list
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('a login stores exactly what the specification names, and consent has its own entry', async () => {
  const person = await product.person({ koin: 1234 })
  const page = await product.openPage({ storage: {} })
  await logIn(page, person.email)
  await seePracticeWallet(page, '12.34')
  expect(await storedKeys(page)).toEqual(sessionKeys)
  const profile = await page.evaluate(() => JSON.parse(localStorage.getItem('auth.profile') ?? ''))
  expect(Object.keys(profile).sort()).toEqual([
    'display_image',
    'display_name',
    'exp',
    'klass',
    'koin',
    'roles',
    'type',
  ])
  expect(Object.keys(profile.exp).sort()).toEqual(['hours', 'minutes', 'seconds'])
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await eventually(() => storedKeys(page)).toEqual(
    [...sessionKeys, 'cookies-accept-date', 'hide-cookies-consent', 'isAnalytic'].sort(),
  )
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await product.expectQuiet(page)
})

test('a login and a logout in one tab show in the other', async () => {
  const person = await product.person()
  const one = await product.openPage()
  const other = await one.context().newPage()
  await other.goto('/')
  await wake(other)
  await other.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).waitFor()
  await logIn(one, person.email)
  await seePracticeWallet(one, '0.00')
  // A menu that is opened during navigation closes on arrival.
  await one.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await seePracticeWallet(other, '0.00')
  await other.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await logOut(one)
  await other.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).waitFor()
  await other.getByRole('heading', { level: 1, name: /^เก่งเรื่องเงิน/ }).waitFor()
  await product.expectQuiet(one)
  await product.expectQuiet(other)
})

test('a logout in one tab makes the other leave personal pages', async () => {
  const { context, page } = await openSignedIn()
  const other = await context.newPage()
  await Promise.all([page.goto('/'), other.goto('/profile')])
  await other.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  await logOut(page)
  await other.waitForURL(/\/login\?redirect=%2Fprofile$/)
})

test('a logout removes the session and nothing else, tells the server and goes home', async () => {
  const { person, page } = await openSignedIn()
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  const told = page.waitForResponse((response) => response.url().endsWith(logout.path))
  await logOut(page)
  expect((await told).status()).toBe(200)
  expect((await told).request().headers().authorization).toMatch(/^Bearer ./)
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^เก่งเรื่องเงิน/ }).waitFor()
  expect(await storedKeys(page)).toEqual(Object.keys(cookiesAnswered).sort())
  const { ended_at } = await product.db
    .selectFrom('session')
    .select('ended_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(ended_at).not.toBeNull()
  await product.expectQuiet(page)
})

test('calls with an expired token share one refresh, and the page is reloaded once', async () => {
  const { context, page } = await openSignedIn()
  const before = await tokenOf(context)
  product.pass(16 * minuteMs)
  const requests = listRequests(context)
  await page.goto('/profile')
  await eventually(() => requests.filter(({ isPage }) => isPage).length).toBe(2)
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  await seePracticeWallet(page, '12.34')
  expect(requests.filter(({ path }) => path === refreshToken.path)).toHaveLength(1)
  expect(requests.filter(({ isPage }) => isPage)).toHaveLength(2)
  expect(await storedKeys(page)).toEqual([...sessionKeys, ...Object.keys(cookiesAnswered)].sort())
  expect(await tokenOf(context)).not.toBe(before)
  await product.expectQuiet(page, { except: /status of 401/ })
})

async function tokenOf(context: BrowserContext): Promise<string | undefined> {
  const { origins } = await context.storageState()
  return origins[0]?.localStorage.find(({ name }) => name === 'auth.token')?.value
}

test('an invalid refresh token clears the storage and leads to the login', async () => {
  const { person, page } = await openSignedIn()
  await endSession(product.db, { userId: person.id, sessionId: person.sessionId, by: 'logout', now: product.clock.now })
  product.pass(16 * minuteMs)
  await page.goto('/profile')
  await page.waitForURL('/login')
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  expect(await storedKeys(page)).toEqual([])
})

test('a token that is refused, without a refresh token, clears the storage and leads to the login', async () => {
  const page = await product.openPage({ storage: { ...cookiesAnswered, 'auth.token': 'not.a.token' } })
  await page.goto('/profile')
  await page.waitForURL('/login')
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  expect(await storedKeys(page)).toEqual([])
})

test('an answer given while the server is down is stored, and counts when the server is back', async () => {
  product.pass(2 * 24 * 3_600_000)
  await makeQuizOf(product, ['choice', 'choice', 'choice'])
  const { person, page } = await openSignedIn()
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const chosen = page.getByRole('radio').first()
  await chosen.check()
  await page.route(`**${answerDailyQuiz.path}`, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
  await page.getByRole('alert').getByText('บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์').waitFor()
  expect(await chosen.isChecked()).toBe(true)

  await page.unroute(`**${answerDailyQuiz.path}`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: /^(ใช่เลย|ยังไม่ใช่)/ }).waitFor()
  await page.getByRole('button', { name: 'ไปข้อต่อไป' }).waitFor()
  const answers = await product.db
    .selectFrom('daily_quiz_answer')
    .select('position')
    .where('user_id', '=', person.id)
    .execute()
  expect(answers).toEqual([{ position: 1 }])
  await product.expectQuiet(page, { except: /ERR_CONNECTION_REFUSED/ })
})

test('when the browser refuses its storage, pages can be read and a login lasts until they are closed', async () => {
  const person = await product.person()
  const context = await product.openContext()
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  const page = await context.newPage()
  for (const path of ['/', '/policy/law', '/login']) {
    await page.goto(path)
    await wake(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('region', { name: 'การใช้คุกกี้' }).waitFor()
  }
  await logIn(page, person.email)
  await seePracticeWallet(page, '0.00')
  await page.getByRole('link', { name: 'คุณมี 0.00 koin' }).click()
  await page.waitForURL('/profile')
  await page.getByRole('heading', { level: 1, name: /^คน / }).waitFor()
  await product.expectQuiet(page)
})
