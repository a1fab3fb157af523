import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { storageKeys } from '#lib/web/storage.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { addActivity } from '../../fixtures/quests.ts'
import { everyRoute } from '../../support/every-visit.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'

const product = await openProduct()
const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]
const rewards = '/superquest/profile/redeemrewards'

/** Opens a page that counts the notes it plays. */
async function openAs(person: TestPerson, way: (typeof ways)[number], saved: Record<string, string> = cookiesAnswered) {
  const storage = { ...saved, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: way.width, theme: way.theme, storage })
  await page.addInitScript(() => {
    // A page that is used again has this script twice.
    if ('notes' in window) return
    const { createOscillator } = BaseAudioContext.prototype
    Object.assign(window, { notes: 0 })
    BaseAudioContext.prototype.createOscillator = function count() {
      Object.assign(window, { notes: (window as unknown as { notes: number }).notes + 1 })
      return createOscillator.call(this)
    }
  })
  return page
}

/** How many notes this page has played. */
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: number }).notes)

/** So many quest points: one for each share, five on a day. */
async function givePoints({ id }: TestPerson, count: number): Promise<void> {
  const today = bangkokDay(product.clock.now)
  for (let i = 0; i < count; i++)
    await addActivity(product, id, 'post.shared', { day: addDays(today, -Math.floor(i / 5)) })
}

/** Claims a level's koin and waits for the end of its moment, which says what there is now. */
async function claim(page: Page, hand: Hand, level: { name: string; koin: string; total: string }): Promise<void> {
  const { name, koin, total } = level
  await hand.press(page.getByRole('button', { name: `รับ ${koin} koin` }))
  const moment = page.getByRole('dialog', { name: `ถึงระดับ ${name}` })
  await moment
    .getByRole('status')
    .filter({ hasText: `ได้ ${koin} koin รวม ${total} koin` })
    .waitFor({ state: 'attached' })
}

test('by thumb, a level that is reached is claimed with its moment, once, and the purse has counted', async () => {
  const person = await product.person()
  await givePoints(person, 10)
  const page = await openAs(person, thumb)
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto(rewards)
  await wake(page)
  await page.getByText('ถึง Explorer แล้ว').waitFor()
  await claim(page, hand, { name: 'Explorer', koin: '20.00', total: '20.00' })
  await look('level-moment')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'ไปต่อ' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'คุณมี 20.00 koin' }).waitFor()
  expect(await page.getByText('ถึง Explorer แล้ว').count()).toBe(0)
  // Sound is off until somebody turns it on.
  expect(await notesOf(page)).toBe(0)
  await page.reload()
  await wake(page)
  await page.getByRole('heading', { name: 'ห้าระดับ จาก Rookie ถึง Hero' }).waitFor()
  expect(await page.getByRole('button', { name: 'รับ 20.00 koin' }).count()).toBe(0)
  await product.expectQuiet(page)
})

test('by keyboard, with sound on, the moment of a level plays its three notes, and nothing before it', async () => {
  const person = await product.person()
  await givePoints(person, 10)
  const page = await openAs(person, keys, { ...preferencesSaved, [storageKeys.gameSound]: 'on' })
  const hand = keyboard(page)
  await page.goto(rewards)
  await wake(page)
  await page.getByText('ถึง Explorer แล้ว').waitFor()
  expect(await notesOf(page)).toBe(0)
  await claim(page, hand, { name: 'Explorer', koin: '20.00', total: '20.00' })
  expect(await notesOf(page)).toBe(3)
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  await product.expectQuiet(page)
})

test('the pages of Super Quest end with the picture of the friends, and no others', async () => {
  const page = await openAs(await product.person(), thumb)
  const picture = page.getByRole('img', { name: 'กล้าและเพื่อนทั้งห้าเดินกลับบ้านด้วยกัน' })
  const paths = everyRoute.flatMap(({ path }) => (path.startsWith('/superquest/') ? [path] : []))
  expect(paths.length).toBeGreaterThanOrEqual(8)
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('contentinfo').waitFor()
    expect([path, await picture.count()]).toEqual([path, 1])
  }
  await page.goto('/play')
  await page.getByRole('contentinfo').waitFor()
  expect(await picture.count()).toBe(0)
  await product.expectQuiet(page)
})
