import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { depositMatured } from '#features/bank/deposits/server/notices.ts'
import { guardianAnswered } from '#features/identity/guardian/server/notices.ts'
import { newSignIn } from '#features/identity/sessions/server/notices.ts'
import { klassReached, milestoneReached } from '#features/koin/server/notices.ts'
import type { NoticeKind } from '#features/notifications/contract.ts'
import { chooseNotice, notify } from '#features/notifications/server/notice-commands.ts'
import { readUnread, wantsMail } from '#features/notifications/server/notice-queries.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'

const product = await openProduct()

/** Saves a screenshot of each step when SHOTS=/some/folder/prefix is set. */
async function shoot(page: Page, step: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}.png` })
}

async function tell<Facts>(userId: string, kind: NoticeKind<Facts>, facts: NoInfer<Facts>) {
  product.pass(1000)
  const cause = crypto.randomUUID()
  await product.db.transaction().execute((tx) => notify(tx, { userId, kind, facts, cause, now: product.clock.now }))
}

/** A member with three notices; the newest is about their klass. */
async function toldPerson(): Promise<TestPerson> {
  const person = await product.person({ koin: 123_456 })
  const at = product.clock.now.toISOString()
  await tell(person.id, newSignIn, { browser: 'Chrome', system: 'Android', at })
  await tell(person.id, milestoneReached, { days: 5, month: '2026-11', koin: 300 })
  await tell(person.id, klassReached, { klass: 2 })
  return person
}

const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })
const bellOf = (page: Page, role: 'link' | 'button') =>
  page.getByRole('banner').getByRole(role, { name: /^การแจ้งเตือน/ })
const bellName = (unread: number) => (unread ? `การแจ้งเตือน ยังไม่อ่าน ${unread} เรื่อง` : 'การแจ้งเตือน')

test.each(ways)('with $name at $width px: the bell counts, a notice is followed, all are read', async (way) => {
  const person = await toldPerson()
  const page = await product.openPage({ ...way, storage: await storageOf(person) })
  const hand = way.handOf(page)
  const isPhone = way.width === 360
  const bell = bellOf(page, isPhone ? 'link' : 'button')
  const look = lookWith(page, way)
  await page.goto('/glossary')
  await wake(page)
  await page
    .getByRole('banner')
    .getByRole(isPhone ? 'link' : 'button', { name: bellName(3) })
    .waitFor()
  await look('bell')

  await hand.press(bell)
  const list = isPhone ? page.getByRole('main') : page.getByRole('region', { name: 'การแจ้งเตือนล่าสุด' })
  await list.getByRole('link', { name: 'ขึ้นระดับ 2 แล้ว ยังไม่อ่าน' }).waitFor()
  await look('open')
  if (!isPhone) {
    await page.keyboard.press('Escape')
    await eventually(() => hasFocus(bell)).toBe(true)
    await hand.press(bell)
  }
  await hand.press(list.getByRole('link', { name: 'ขึ้นระดับ 2 แล้ว ยังไม่อ่าน' }))
  await page.waitForURL('/profile?tab=skills')
  await eventually(() => bell.getAttribute('aria-label')).toBe(bellName(2))

  if (isPhone) await hand.press(bell)
  else {
    await hand.press(bell)
    await hand.press(list.getByRole('link', { name: 'ดูทั้งหมด' }))
  }
  await page.waitForURL('/notifications')
  await page.getByRole('heading', { level: 1, name: 'การแจ้งเตือน' }).waitFor()
  await page.getByText('ยังไม่อ่าน 2 เรื่อง', { exact: true }).waitFor()
  // All three are of today; each has a picture, and its whole row leads to its place.
  const today = page.getByRole('main').getByRole('list', { name: 'วันนี้' }).getByRole('listitem')
  expect(await today.count()).toBe(3)
  expect(await today.locator('svg use').count()).toBe(3)
  for (const row of await today.all()) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await look('page')
  await hand.press(page.getByRole('main').getByRole('button', { name: 'อ่านแล้วทั้งหมด' }))
  await page.getByText('อ่านครบแล้ว').waitFor()
  await eventually(() => bell.getAttribute('aria-label')).toBe(bellName(0))
  expect(await readUnread(product.db, person.id)).toBe(0)
  await product.expectQuiet(page)
})

test.each(ways)(
  'with $name at $width px: the mail of one group is switched on and the bell for another off, and both hold',
  async (way) => {
    const person = await toldPerson()
    const page = await product.openPage({ ...way, storage: await storageOf(person) })
    const hand = way.handOf(page)
    const look = lookWith(page, way)
    await page.goto('/notifications')
    await wake(page)
    // The list alone: what is told stands behind the gear.
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await hand.press(page.getByRole('main').getByRole('link', { name: 'ตั้งค่าการแจ้งเตือน' }))
    await page.waitForURL('/notifications/choices')
    const choices = page.getByRole('region', { name: 'เรื่องที่อยากให้แจ้ง' })
    const switchOf = (name: string) => choices.getByRole('checkbox', { name, exact: true })
    await eventually(() => choices.getByRole('checkbox').count()).toBe(25)
    await choices.getByText('บอกทุกครั้งและบอกทันที เพื่อให้คุณรู้ตัวก่อนถ้ามีคนเข้าบัญชีแทนคุณ').waitFor()
    await hand.press(switchOf('แจ้งเรื่องการเรียนรู้ ทางอีเมล'))
    await choices.getByText('ต่อไปจะแจ้งเรื่องการเรียนรู้ทางอีเมล').waitFor()
    await hand.press(switchOf('แจ้งเรื่องธนาคาร ในเว็บ'))
    await choices.getByText('ต่อไปจะไม่แจ้งเรื่องธนาคารในเว็บ').waitFor()
    await look('choices')
    await page.reload()
    await eventually(() => switchOf('แจ้งเรื่องการเรียนรู้ ทางอีเมล').isChecked()).toBe(true)
    expect(await switchOf('แจ้งเรื่องธนาคาร ในเว็บ').isChecked()).toBe(false)
    await tell(person.id, depositMatured, { id: crypto.randomUUID(), name: 'ฝากประจำ', paid: 100, interest: 1, tax: 0 })
    await tell(person.id, guardianAnswered, { answer: 'allowed' })
    await page.goto('/notifications')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^ผู้ปกครองยินยอมแล้ว/ })
      .waitFor()
    expect(await readUnread(product.db, person.id)).toBe(4)
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /ครบกำหนดแล้ว/ })
        .count(),
    ).toBe(0)
    await product.expectQuiet(page)
  },
)

test('a person without notices sees a picture and a link', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: await storageOf(person) })
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'ไปทำควิซวันนี้' }).waitFor()
  await bellOf(page, 'button').click()
  await page
    .getByRole('region', { name: 'การแจ้งเตือนล่าสุด' })
    .getByText(/^ยังไม่มีเรื่องใหม่/)
    .waitFor()
  await shoot(page, 'empty-panel')
  await expectAccessible(page)
})

test('a notice read in one tab is read in the other, in bell and list', async () => {
  const person = await toldPerson()
  const one = await product.openPage({ storage: await storageOf(person) })
  const other = await one.context().newPage()
  for (const tab of [one, other]) {
    await tab.goto('/notifications')
    await tab.getByText('ยังไม่อ่าน 3 เรื่อง', { exact: true }).waitFor()
  }
  await one.bringToFront()
  await one.getByRole('main').getByRole('button', { name: 'อ่านแล้วทั้งหมด' }).click()
  await one.getByText('อ่านครบแล้ว').waitFor()
  await eventually(() => bellOf(other, 'button').getAttribute('aria-label')).toBe(bellName(0))
  await other.bringToFront()
  await other.getByText('อ่านครบแล้ว').waitFor()
  await product.expectQuiet(one)
})

test('a notice that arrives in the background is announced when the tab becomes visible; the list updates', async () => {
  const person = await toldPerson()
  const context = await product.openContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), await storageOf(person))
  await page.goto('/notifications')
  await page.getByText('ยังไม่อ่าน 3 เรื่อง', { exact: true }).waitFor()
  await tell(person.id, guardianAnswered, { answer: 'allowed' })
  await page.clock.fastForward(16_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('banner').getByText('มีการแจ้งเตือนใหม่ 1 เรื่อง').waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ผู้ปกครองยินยอมแล้ว/ })
    .waitFor()
  await product.expectQuiet(page)
  await context.close()
})

test('the link of a mail unsubscribes only when its button is pressed, without a login', async () => {
  const person = await product.person()
  await chooseNotice(product.db, {
    userId: person.id,
    group: 'learning',
    channel: 'mail',
    isOn: true,
    now: product.clock.now,
  })
  await tell(person.id, klassReached, { klass: 3 })
  await eventually(() => product.mails(person.email).length).toBe(1)
  const [mail] = product.mails(person.email)
  const link = mail!.headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1)
  expect(mail!.text).toContain(link)
  const isOn = () => wantsMail(product.db, person.id, 'learning')

  const page = await product.openPage({ width: 360 })
  await page.goto(link)
  await wake(page)
  await page.getByText(/^กดปุ่มนี้แล้วเราจะไม่ส่งอีเมลเรื่องการเรียนรู้อีก/).waitFor()
  await expectAccessible(page)
  await shoot(page, 'unsubscribe')
  expect(await isOn()).toBe(true)
  await page.getByRole('button', { name: 'เลิกรับอีเมลเรื่องนี้' }).click()
  await eventually(() => hasFocus(page.getByRole('heading', { level: 1, name: 'เลิกส่งแล้ว' }))).toBe(true)
  await expectAccessible(page)
  expect(await isOn()).toBe(false)
  await page.goto('/unsubscribe?token=learning.made.up')
  await wake(page)
  await page.getByRole('button', { name: 'เลิกรับอีเมลเรื่องนี้' }).click()
  await page.getByText(/^ลิงก์เลิกรับอีเมลนี้ไม่ครบหรือไม่ถูกต้อง/).waitFor()
  await product.expectQuiet(page, { except: /status of 404/ })
})
