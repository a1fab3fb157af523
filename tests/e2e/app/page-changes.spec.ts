// What moves between pages and steps: view transitions, and a question that comes up.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus } from '../support/hands.ts'

const product = await openProduct()
const longestMs = 320

type Part = { name: string; ms: number }
type Change = { parts: Part[]; carried: string[] }

/**
 * Runs in the page: records each view transition, the time that each of its parts takes by its computed style, and what
 * carries the name of a cover.
 */
function recordChanges(): void {
  const changes: Change[] = []
  Object.assign(window, { changes })
  const names = ['root', 'cover', 'site-header', 'tab-bar']
  const kinds = ['group', 'old', 'new']
  const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)
  const read = (part: string): Part => {
    const style = getComputedStyle(document.documentElement, part)
    const moves = style.animationName !== 'none'
    return { name: part, ms: moves ? inMs(style.animationDuration) + inMs(style.animationDelay) : 0 }
  }
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(() => {
      const running = document.getAnimations().map((one) => (one.effect as KeyframeEffect).pseudoElement)
      const carried = [...document.querySelectorAll<HTMLElement>('[data-cover]')]
      changes.push({
        parts: [
          ...names.flatMap((name) => kinds.map((kind) => read(`::view-transition-${kind}(${name})`))),
          ...running
            .filter((part) => part?.startsWith('::view-transition'))
            .map((part) => ({ name: `runs ${part}`, ms: 0 })),
        ],
        carried: carried.filter((one) => one.style.viewTransitionName).map((one) => one.dataset.cover!),
      })
    })
    return transition
  }
}

const changesOn = (page: Page) => page.evaluate(() => (window as unknown as { changes: Change[] }).changes)
const runs = ({ parts }: Change) =>
  parts.filter(({ name }) => name.startsWith('runs ')).map(({ name }) => name.slice(5))
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens a list, scrolls, and opens an article of it. Returns its link's address and how far the list was scrolled. */
async function openDetail(page: Page) {
  const links = page.locator('.link-card:has([data-cover="card"]) a.link-card-link')
  const link = links.nth(2)
  await link.scrollIntoViewIfNeeded()
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(200)
  const href = (await link.getAttribute('href'))!
  await link.tap()
  await page.waitForURL(`**${href}`)
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
  return { href, left }
}

/** The new page begins at its top with the focus on its content; back leads to the same place of the list. */
async function expectPlaces(page: Page, left: number): Promise<void> {
  await eventually(() => scrollOf(page)).toBe(0)
  await eventually(() => hasFocus(page.getByRole('main'))).toBe(true)
  await page.goBack()
  await page.waitForURL('**/club/hit')
  await page.locator('.link-card').first().waitFor()
  await eventually(() => scrollOf(page)).toBe(left)
}

test('a list fades into its detail and carries the cover, back does the same, and header and bar stay', async () => {
  const page = await product.openPage({ width: 360, hasMotion: true })
  await page.goto('/club/hit')
  await wake(page)
  await page.evaluate(recordChanges)
  const { left } = await openDetail(page)
  await eventually(async () => (await changesOn(page)).length).toBe(1)
  await expectPlaces(page, left)
  await eventually(async () => (await changesOn(page)).length).toBe(2)
  const changes = await changesOn(page)
  expect(changes.map(({ carried }) => carried)).toEqual([['page'], ['card']])
  for (const change of changes) {
    expect(Math.max(...change.parts.map(({ ms }) => ms))).toBeLessThanOrEqual(longestMs)
    expect(runs(change)).toEqual(
      expect.arrayContaining([
        '::view-transition-old(root)',
        '::view-transition-new(root)',
        '::view-transition-new(cover)',
      ]),
    )
    expect(runs(change).filter((name) => /site-header|tab-bar/.test(name))).toEqual([])
  }
  // On the way back the browser has scrolled before the page changes: the cover that is left is out of sight.
  expect(runs(changes[0]!)).toContain('::view-transition-group(cover)')
  const named = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).getPropertyValue('view-transition-name'))
  expect([await named('.site-header'), await named('.tab-bar')]).toEqual(['site-header', 'tab-bar'])
  // Nothing keeps a name: two of the same would stop the next transition.
  await eventually(() => page.locator('[data-cover][style*="view-transition"]').count()).toBe(0)
  await product.expectQuiet(page)
})

test('tabs change by a transition too, and a search that is replaced does not', async () => {
  const page = await product.openPage({ width: 360, hasMotion: true })
  await page.goto('/path')
  await wake(page)
  await page.evaluate(recordChanges)
  await page.getByRole('navigation', { name: 'ดูแบบ' }).getByRole('link', { name: 'รายการ' }).tap()
  await page.waitForURL('/path?view=list')
  await eventually(async () => (await changesOn(page)).length).toBe(1)
  // The link to the current address replaces the entry.
  await page.getByRole('navigation', { name: 'ดูแบบ' }).getByRole('link', { name: 'รายการ' }).tap()
  await page.goBack()
  await eventually(() => page.url()).toMatch(/\/path$/)
  await eventually(async () => (await changesOn(page)).length).toBe(2)
  await product.expectQuiet(page)
})

test('what is pressed during a transition is heard', async () => {
  const page = await product.openPage({ width: 360, hasMotion: true })
  await page.goto('/path')
  await wake(page)
  await page.evaluate(() => document.documentElement.style.setProperty('--d-2', '20s'))
  const bar = page.getByRole('navigation', { name: 'เมนูหลักด้านล่าง' }).or(page.locator('.tab-bar'))
  await bar.getByRole('link', { name: 'เล่น' }).tap()
  await page.waitForURL('**/play')
  await page.locator('.game-card').first().waitFor()
  const isMoving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition')),
    )
  await eventually(isMoving).toBe(true)
  const target = page.getByRole('main').getByRole('link').first()
  const href = (await target.getAttribute('href'))!
  const box = (await target.boundingBox())!
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForURL(`**${href}`)
  // The page was not waited for: its transition had another twenty seconds.
})

test('page changes that overtake each other end at the last one, and nothing stays behind', async () => {
  const page = await product.openPage({ width: 360, hasMotion: true })
  await page.goto('/club/hit')
  await wake(page)
  await page.evaluate(() => document.documentElement.style.setProperty('--d-2', '20s'))
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
  // Two presses in one task, then back and forward while pictures of pages move.
  await page.evaluate(() => {
    for (const path of ['/play', '/path']) document.querySelector<HTMLElement>(`.tab-bar a[href="${path}"]`)!.click()
  })
  await heading('เส้นทาง').waitFor()
  await page.goBack()
  await heading('Hit').waitFor()
  await page.goForward()
  await page.goBack()
  await page.goForward()
  await page.waitForURL('/path')
  await heading('เส้นทาง').waitFor()
  // A redirect: the page of one's own leads a visitor to the login.
  await page.evaluate(() => document.querySelector<HTMLElement>('.tab-bar a[href="/profile"]')!.click())
  await page.waitForURL('/login?redirect=*')
  await heading('เข้าสู่ระบบ').waitFor()
  await page.evaluate(() => document.documentElement.style.removeProperty('--d-2'))
  await eventually(() => page.locator('[style*="view-transition"]').count()).toBe(0)
  await product.expectQuiet(page)
})

test('a page that cannot be loaded shows its error at once', async () => {
  const page = await product.openPage({ width: 360, hasMotion: true })
  await page.goto('/club/hit')
  await wake(page)
  await page.evaluate(recordChanges)
  await page.route('**/v2/api/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  const link = page.locator('.link-card:has([data-cover="card"]) a.link-card-link').first()
  await link.tap()
  await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor()
  await eventually(async () => (await changesOn(page)).length).toBe(1)
  await product.expectQuiet(page, { except: /status of 500/ })
})

test.each([
  { how: 'with reduced motion', hasMotion: false, hasApi: true },
  { how: 'in a browser without view transitions', hasMotion: true, hasApi: false },
])('$how pages change at once, with focus, scroll and history as ever', async ({ hasMotion, hasApi }) => {
  const page = await product.openPage({ width: 360, hasMotion })
  await page.goto('/club/hit')
  if (!hasApi) await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await wake(page)
  if (hasApi) await page.evaluate(recordChanges)
  const { left } = await openDetail(page)
  await expectPlaces(page, left)
  if (hasApi) expect(await changesOn(page)).toEqual([])
  await product.expectQuiet(page)
})

/** Runs in the page: records the times of what moves the question. */
function recordSteps(): void {
  const steps: number[] = []
  Object.assign(window, { steps })
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.focus-in')) steps.push(Number((options as KeyframeAnimationOptions).duration))
    return animate.call(this, frames, options)
  }
}

test.each([
  { hasMotion: true, wanted: [200] },
  { hasMotion: false, wanted: [] },
])('the next question comes up only where motion is wanted: $hasMotion', async ({ hasMotion, wanted }) => {
  const page = await product.openPage({ width: 360, hasMotion, storage: cookiesAnswered })
  await page.goto('/quiz/placement')
  await wake(page)
  await page.evaluate(recordSteps)
  const question = page.locator('.focus-frame legend').first()
  const first = await question.textContent()
  await page.getByRole('radio').first().tap()
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).tap()
  await page.locator('.verdict').getByRole('button').last().tap()
  await eventually(() => question.textContent()).not.toBe(first)
  expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual(wanted)
})
