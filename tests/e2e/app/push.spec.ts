// A push reaches a browser whose pages are closed: product → job → push service on this machine → service worker.
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { remindOfDay } from '#app/day/reminders.ts'
import { openProduct } from '../../support/product.ts'
import { openPushSink, type PushBrowser } from '../../support/push-sink.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'
import { answerRight, makeQuizOf, todaysQuestions } from '../support/quiz.ts'

const sink = await openPushSink(() => product.clock.now)
const product = await openProduct({ offlineAfterMs: 0, settings: { PUSH_SERVICES: sink.origin } })
afterAll(() => sink.close())

/** 17:30 in Bangkok. */
const evening = new Date('2026-11-21T10:30:00Z')

/**
 * Chromium without a screen has no push service of its maker: its subscription is one of the service here. All else is
 * the browser's own: permission, worker, notification.
 */
async function subscribeHere(context: BrowserContext, { subscription }: PushBrowser): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: product.origin })
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    let isOn = sessionStorage.getItem('subscribed') !== null
    const change = (next: boolean) => {
      isOn = next
      if (isOn) sessionStorage.setItem('subscribed', '')
      else sessionStorage.removeItem('subscribed')
      return true
    }
    const own = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => change(false),
    }
    PushManager.prototype.getSubscription = async () => (isOn ? own : null) as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      change(true)
      return own as unknown as PushSubscription
    }
  }, subscription)
}

/** Hands what reached the push service to the worker, as the browser does; `page` is any page of this window. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${product.origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: product.origin, registrationId: await found, data })
}

type Shown = { title: string; body?: string; data: unknown; tag?: string }

/** What the worker asks the system to show: Chromium without a screen shows nothing that could be read back. */
async function watchNotifications(context: BrowserContext): Promise<() => Promise<Shown[]>> {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] }
    own.shown = []
    const show = own.registration.showNotification.bind(own.registration)
    own.registration.showNotification = (title, { body, data, tag, ...rest } = {}) => {
      own.shown.push({ title, ...(body && { body }), data, ...(tag && { tag }) })
      return show(title, { ...(body && { body }), data, ...(tag && { tag }), ...rest })
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
}

test('a person switches pushes on, closes the page, and is called back in the evening', async () => {
  const nok = await product.person()
  const browser = sink.subscribe()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(nok)) }
  const context = await product.openContext({ width: 360, theme: 'light', hasWorker: true })
  onTestFinished(() => context.close())
  await subscribeHere(context, browser)
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  await page.goto('/notifications/choices')
  await wake(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const part = page.getByRole('region', { name: 'แจ้งบนเครื่องนี้' })
  await lookWith(page, ways[0]!)('push-off')
  await part.getByRole('button', { name: 'เปิดบนเครื่องนี้' }).click()
  await part.getByText('เครื่องนี้เปิดรับอยู่').waitFor()
  await lookWith(page, ways[0]!)('push-on')

  const blank = await context.newPage()
  await page.close()
  product.clock.now = evening
  expect(await remindOfDay(product.db, evening)).toBe(1)
  await eventually(async () => browser.received.length).toEqual(1)
  await blank.goto('/favicon.svg')
  const shown = await watchNotifications(context)
  await deliver(context, blank, browser.received[0]!.raw)
  await eventually(shown).toEqual([
    {
      title: 'เรื่องของวันนี้รออยู่',
      body: 'ควิซ ปริศนาภาพ และด่านถัดไป เลือกทำอย่างเดียวก็ได้',
      data: '/day',
      tag: '/day',
    },
  ])
})

test('from the second learning day on, the end of a day offers a call for the evening', async () => {
  await makeQuizOf(product, ['choice', 'choice', 'choice'])
  const nok = await product.person()
  const browser = sink.subscribe()
  await product.db.insertInto('learning_day').values({ user_id: nok.id, day: '2026-11-20' }).execute()
  await product.db.insertInto('learning_month').values({ user_id: nok.id, month: '2026-11', days: 1 }).execute()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(nok)) }
  const context = await product.openContext({ width: 360, theme: 'dark', hasWorker: true })
  onTestFinished(() => context.close())
  await subscribeHere(context, browser)
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  await page.goto('/quiz/daily')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const hand = finger()
  for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await page.goto('/day')
  const part = page.getByRole('region', { name: 'ให้เตือนตอนเย็นไหม' })
  await hand.press(part.getByRole('button', { name: 'เตือนฉันตอนเย็น' }))
  await part.getByText('เปิดแล้ว เย็นไหนยังไม่ได้เริ่ม เราจะเตือนบนเครื่องนี้').waitFor()
  await lookWith(page, { ...ways[0]!, hasAxe: true })('push-day')
  // Today was begun, so this person is not called.
  await remindOfDay(product.db, evening)
  const called = await product.db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', nok.id)
    .where('kind', '=', 'day.waiting')
    .execute()
  expect(called).toEqual([])
})
