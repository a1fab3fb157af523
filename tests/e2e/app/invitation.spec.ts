import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus } from '../support/hands.ts'

const product = await openProduct()
const start = new Date('2026-11-21T09:00:00Z')
const dateKey = 'popup-register-date'

type Visitor = {
  path?: string
  width?: number
  storage?: Record<string, string>
  at?: Date
  /** Time passes only when the test advances it. */
  isStill?: boolean
  /** Nothing is finished in this visit. */
  isIdle?: boolean
}

/** A public page with an activity that a visitor can finish: its question. */
const article = '/post/detail/emergency-fund'

/** Finishes an activity: the question at the end of the article is answered, and the hand rests. */
async function finishActivity(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('status').filter({ hasText: /koin/ }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

/** A page whose clock the test controls: `page.clock` moves it. */
async function openAt(visitor: Visitor = {}): Promise<Page> {
  const { path = article, width = 1280, storage = {}, at = start, isStill = false, isIdle = false } = visitor
  const context = await product.openContext({ width })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.clock.install({ time: at })
  await page.goto('/favicon.svg')
  const { [dateKey]: _, ...answered } = { ...cookiesAnswered, 'cookies-accept-date': start.toISOString() }
  await page.evaluate((items) => Object.assign(localStorage, items), { ...answered, ...storage })
  if (isStill) await page.clock.pauseAt(new Date(at.getTime() + 1_000 * 60))
  await page.goto(path)
  await wake(page)
  if (path === article && !isIdle) await finishActivity(page)
  return page
}

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'มาเรียนเรื่องเงินด้วยกันไหม' })
const readDate = (page: Page) => page.evaluate((key) => localStorage.getItem(key), dateKey)

/** Goes to another page within the same load, where no link of ours leads there. */
async function goWithin(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({ key: path, idx: 9 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, to)
}

/** Advances the clock far enough, and expects that no popup appeared. */
async function expectNoPopup(page: Page, seconds = 25): Promise<void> {
  await page.clock.fastForward(seconds * 1_000)
  // When the browser has answered these, pending timers have run.
  await page.evaluate(() => fetch('/favicon.svg').then((reply) => reply.text()))
  await page.waitForLoadState('networkidle')
  expect(await popupOf(page).count()).toBe(0)
}

test('after 20 s and a finished activity a visitor is invited once, by a dialog that leads to the sign-up', async () => {
  const page = await openAt({ width: 360, isStill: true })
  await expectNoPopup(page, 19)
  await page.clock.fastForward(2_000)
  await page.clock.resume()
  await popupOf(page).waitFor()
  await eventually(() => hasFocus(popupOf(page).getByRole('heading'))).toBe(true)
  expect(Date.parse((await readDate(page)) ?? '') - start.getTime()).toBeGreaterThanOrEqual(80_000)
  expect(await readDate(page)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  await expectAccessible(page)
  await popupOf(page).getByRole('link', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register')
  await popupOf(page).waitFor({ state: 'detached' })
  await product.expectQuiet(page)
})

const ways: [how: string, close: (page: Page) => Promise<void>][] = [
  ['Esc', (page) => page.keyboard.press('Escape')],
  ['the backdrop', (page) => page.mouse.click(5, 5)],
  ['its cross', (page) => popupOf(page).getByRole('button', { name: 'ปิด', exact: true }).click()],
  ['“ไว้ก่อน”', (page) => popupOf(page).getByRole('button', { name: 'ไว้ก่อน' }).click()],
]

test('Esc, the backdrop, the close button and “ไว้ก่อน” close it, and the focus returns', async () => {
  for (const [how, close] of ways) {
    // The clock stands until the link has the focus: a slow machine may need 20 s for that.
    const page = await openAt({ isStill: true })
    const link = page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })
    await link.focus()
    await page.clock.fastForward(21_000)
    await page.clock.resume()
    await popupOf(page).waitFor()
    await close(page)
    await popupOf(page).waitFor({ state: 'detached' })
    await eventually(() => hasFocus(link)).toBe(true)
    if (how === 'Esc') await expectNoPopup(page)
    await product.expectQuiet(page)
  }
})

test('it appears once a month', async () => {
  for (const { at, count } of [
    { at: '2026-12-20T09:00:00Z', count: 0 },
    { at: '2026-12-21T09:01:00Z', count: 1 },
  ]) {
    const storage = { [dateKey]: start.toISOString() }
    const page = await openAt({ storage, at: new Date(at) })
    if (count === 0) await expectNoPopup(page)
    else {
      await page.clock.fastForward(21_000)
      await popupOf(page).waitFor()
    }
  }
})

test('it never appears on the login or the sign-up, and appears 20 s later on other pages', async () => {
  const page = await openAt({ isStill: true })
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForURL(/\/login/)
  await page.clock.resume()
  await expectNoPopup(page, 60)
  await page.getByRole('banner').getByRole('link', { name: 'สมัครสมาชิก' }).click()
  await page.waitForURL('/register')
  await expectNoPopup(page, 60)
  await page.getByRole('textbox', { name: 'อีเมล' }).fill('nong@example.com')
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.waitForURL('/register/profile')
  await page.getByRole('heading', { level: 1 }).click()
  await expectNoPopup(page, 60)
  expect(await readDate(page)).toBeNull()
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
  await page.waitForURL('/policy/cookies')
  await page.clock.fastForward(21_000)
  await popupOf(page).waitFor()
  await product.expectQuiet(page)
})

test('it never appears before an activity is finished, however long a visitor looks around', async () => {
  const page = await openAt({ isIdle: true })
  await expectNoPopup(page, 60)
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
  await page.waitForURL('/policy/cookies')
  await expectNoPopup(page, 60)
  expect(await readDate(page)).toBeNull()
})

test('it never appears where a guardian answers, nor over a task', async () => {
  const page = await openAt({ isStill: true })
  // Within the same load, as a link of ours would lead there.
  for (const [path, what] of [
    ['/guardian', 'main h1'],
    ['/quiz/placement', '[data-task]'],
  ] as const) {
    await page.getByRole('article').or(page.locator('main h1')).first().waitFor()
    await goWithin(page, path)
    await page.clock.resume()
    await page.locator(what).first().waitFor()
    await expectNoPopup(page, 60)
  }
  expect(await readDate(page)).toBeNull()
})

test('it never appears to a signed-in person', async () => {
  const { email } = await product.person()
  const page = await openAt({ isStill: true })
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.clock.resume()
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expectNoPopup(page, 60)
})

test('it does not appear, and stores nothing, when a session ends on a page of signed-in people', async () => {
  const context = await product.openContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.clock.install({ time: start })
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('auth.token', 'not.a.token'))
  // The server's refusal, which ends the session, arrives after the time of the invitation.
  const { promise: isLate, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/**', (route) => isLate.then(() => route.continue()))
  await page.goto('/profile')
  await wake(page)
  await page.clock.fastForward(21_000)
  await page.evaluate(() => fetch('/favicon.svg').then((reply) => reply.text()))
  answer()
  await page.waitForURL('/login')
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('it disappears when another tab logs in', async () => {
  const person = await product.person()
  const visitor = await openAt()
  await visitor.clock.fastForward(21_000)
  await popupOf(visitor).waitFor()
  const other = await visitor.context().newPage()
  await other.goto('/login')
  await other.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await other.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await other.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await other.waitForURL('/')
  await popupOf(visitor).waitFor({ state: 'detached' })
})

test('it does not interrupt typing or an open dialog, and appears afterwards', async () => {
  const page = await openAt({ isStill: true })
  await page.getByRole('radio').first().focus()
  const arrived = page.waitForResponse('**/assets/invitation-*.js')
  await page.clock.fastForward(21_000)
  await (await arrived).finished()
  await expectNoPopup(page)
  await page.getByRole('radio').first().blur()
  await page.getByRole('contentinfo').getByRole('button', { name: 'ธีมสี' }).click()
  await page.getByRole('dialog', { name: 'ธีมสี' }).waitFor()
  await expectNoPopup(page)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(21_000)
  await popupOf(page).waitFor()
})

test('only one of two tabs shows it', async () => {
  const one = await openAt()
  const other = await one.context().newPage()
  await other.goto(article)
  await wake(other)
  await finishActivity(other)
  // One clock for both tabs: the popup is due in both at the same moment.
  const shown = async () => (await popupOf(one).count()) + (await popupOf(other).count())
  await one.clock.fastForward(21_000)
  await eventually(shown).toBe(1)
  // The lock is released, and by then both tabs have read the date.
  await one.clock.fastForward(25_000)
  await one.evaluate(() => fetch('/favicon.svg').then((reply) => reply.text()))
  expect(await shown()).toBe(1)
})

test('a browser that cannot store the date is never invited', async () => {
  const context = await product.openContext()
  onTestFinished(() => context.close())
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const refused = await context.newPage()
  await refused.clock.install({ time: start })
  await refused.goto(article)
  await wake(refused)
  await finishActivity(refused)
  await expectNoPopup(refused)
})

test('when its file cannot be loaded the page stays unchanged', async () => {
  const page = await openAt()
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1
  })
  const asked = page.waitForRequest('**/assets/invitation-*.js')
  await page.route('**/assets/invitation-*.js', (route) => route.abort('failed'))
  await page.clock.fastForward(21_000)
  await asked
  await expectNoPopup(page)
  expect(loads).toBe(0)
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
})
