import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { clockOf } from '#features/videos/figure-rules.ts'
import { listVideos, showVideo } from '#features/videos/video-contract.ts'
import { watchVideo } from '#features/videos/watch-contract.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, keyboard, tabTo } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { seeMoment } from '../support/moment.ts'

const product = await openProduct()
const { db, clock, origin } = product

/** Shortens a film to a number of seconds, so that a test need not wait for its end. */
const cut = (key: string, seconds: number) =>
  db
    .updateTable('video')
    .set({ length_ms: seconds * 1000 })
    .where('key', '=', key)
    .execute()
const film = (page: Page) => page.locator('.video-player video')
/** The size of the picture that plays, in pixels. */
const pictureOf = (page: Page) =>
  film(page).evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])
/** The product's clock runs with the film, until the end of the test. */
function letTimePass() {
  const since = performance.now() - clock.now.getTime()
  const timeNow = () => new Date(performance.now() - since)
  Object.defineProperty(clock, 'now', { get: timeNow, configurable: true })
  onTestFinished(() => void Object.defineProperty(clock, 'now', { value: timeNow(), writable: true }))
}
const momentOf = (page: Page) => film(page).evaluate((element) => (element as HTMLVideoElement).currentTime)

test('a phone held upright plays the tall picture: watched by touch, with captions and sound, and paid for the time that passed', async () => {
  await cut('compound-grows', 3)
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, theme: 'light', storage })
  await page.goto('/video-page?series=money-in-motion')
  await wake(page)
  await page.getByRole('link', { name: /ดอกเบี้ยทบต้น/ }).tap()
  await page.getByRole('heading', { level: 1, name: /ดอกเบี้ยทบต้น/ }).waitFor()
  await page.getByText(/^นับเวลาดูแล้ว 0:00/).waitFor()
  await expectAccessible(page)
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  letTimePass()
  const begun = page.waitForResponse((response) => response.url().endsWith(watchVideo.path))
  await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).tap()
  const caption = page.locator('.video-caption', { hasText: 'สองก้อนนี้เริ่มพร้อมกัน' })
  await caption.waitFor()
  expect(await pictureOf(page)).toEqual([540, 960])
  // The tall films keep their lowest seventh free, and the caption lies there.
  const [filmBox, captionBox] = await Promise.all([film(page).boundingBox(), caption.boundingBox()])
  const foot = filmBox!.y + filmBox!.height
  expect(captionBox!.y).toBeGreaterThanOrEqual(foot - filmBox!.height / 7)
  expect(captionBox!.y + captionBox!.height).toBeLessThanOrEqual(foot + 1)
  // The server counts from the moment it received the start, which takes a while.
  await begun
  const heard = await momentOf(page)
  // In the middle the film waits for data and continues, as on a slow network or a busy machine.
  await eventually(() => momentOf(page).then((moment) => moment > heard + 1.5)).toBe(true)
  await film(page).evaluate((element) => element.dispatchEvent(new Event('playing')))
  await eventually(() => momentOf(page).then((moment) => moment > heard + 3.1)).toBe(true)
  await page.getByRole('button', { name: 'หยุดชั่วคราว' }).tap()
  await page.getByText('ดูจบแล้ว ได้').waitFor()
  // What it brought is celebrated once, when the film stands on its last frame.
  const moment = page.locator('dialog.reward')
  expect(await moment.count()).toBe(0)
  await page.getByRole('button', { name: 'เล่น', exact: true }).tap()
  await film(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2
  })
  await seeMoment(page, finger(), { name: 'ดูจบเรื่องแล้ว', came: '1.00', purse: '1.00', shot: 'film' })
  await page.locator('.film-end-card').getByText('จบเรื่องแล้ว +1.00 koin').waitFor()
  await page.reload()
  await page.getByText('ดูจบแล้ว ได้').waitFor()
  await seePracticeWallet(page, '1.00')
  await product.expectQuiet(page)
})

test('at 360 × 640 the tall film fits with its buttons between header and bar, and nothing moves when it starts', async () => {
  const context = await product.openContext({ width: 360 })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript((items) => Object.assign(localStorage, items), cookiesAnswered)
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value
      document.documentElement.dataset.moved = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/video-page/detail/budget-jars')
  const start = page.getByRole('button', { name: /^เล่นวิดีโอ/ })
  await start.waitFor()
  const place = () =>
    page.locator('.video-box').evaluate((box) => {
      const { top, width, height } = box.getBoundingClientRect()
      return { top: top + scrollY, width, height }
    })
  const before = await place()
  // The still of the tall picture is there before any script.
  const still = await page.locator('.video-poster').evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(still).toContain('budget-jars.tall-')
  await wake(page)
  await start.tap()
  await eventually(() => momentOf(page).then((moment) => moment > 0.5)).toBe(true)
  expect(await place()).toEqual(before)
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? '0'))).toBe(0)
  const [header, bar, picture, buttons] = await Promise.all(
    ['header', '.tab-bar', '.video-box', '.video-buttons'].map((part) => page.locator(part).first().boundingBox()),
  )
  // Header, film, buttons and bar are in sight together once the page is scrolled to the film.
  const needed = buttons!.y + buttons!.height - picture!.y
  expect(needed).toBeLessThanOrEqual(bar!.y - header!.height)

  // Muted is muted for the next film of the visit too, and sound comes back by a press.
  await page.getByRole('button', { name: 'ปิดเสียง' }).tap()
  await page.getByRole('button', { name: 'หยุดชั่วคราว' }).tap()
  await page.locator('.post-grid a').first().tap()
  await page.getByRole('heading', { level: 1 }).and(page.locator(':not(:text("สามโถ"))')).waitFor()
  await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).tap()
  await page.getByRole('button', { name: 'เปิดเสียง' }).tap()
  await page.getByRole('button', { name: 'ปิดเสียง' }).waitFor()
  await product.expectQuiet(page)
})

test('a visitor controls the player by keyboard, and resumes at the same place', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: preferencesSaved })
  const { keyboard } = page
  await page.goto('/video-page/detail/scam-apart')
  await wake(page)
  await tabTo(page, page.getByRole('button', { name: /^เล่นวิดีโอ/ }))
  await keyboard.press('Enter')
  await eventually(() => film(page).evaluate((element) => (element as HTMLVideoElement).paused)).toBe(false)
  await eventually(() => momentOf(page).then((moment) => moment > 0.2)).toBe(true)
  await keyboard.press('k')
  await page.locator('.video-player').getByRole('button', { name: 'เล่น', exact: true }).waitFor()
  // The position reached by then depends on the machine: from the start each step is known.
  await eventually(async () => {
    await keyboard.press('j')
    return momentOf(page)
  }).toBe(0)
  await keyboard.press('l')
  await eventually(() => momentOf(page)).toBe(10)
  await keyboard.press('ArrowLeft')
  await eventually(() => momentOf(page)).toBe(5)
  await page.locator('.video-caption', { hasText: 'หยุดอ่านก่อน' }).waitFor()
  expect(await pictureOf(page)).toEqual([960, 540])
  // On a wide screen the caption stands below the picture.
  const [filmBox, captionBox] = await Promise.all([
    film(page).boundingBox(),
    page.locator('.video-caption').boundingBox(),
  ])
  expect(captionBox!.y).toBeGreaterThanOrEqual(filmBox!.y + filmBox!.height - 1)
  await keyboard.press('c')
  await page.getByText('ปิดคำบรรยายแล้ว').waitFor()
  expect(await page.locator('.video-caption').count()).toBe(0)
  await keyboard.press('>')
  await page.getByText('ความเร็ว 1.25 เท่า').first().waitFor()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: /ชิ้นที่ 2 ลิงก์/ }))
  await keyboard.press('Enter')
  await eventually(() => momentOf(page)).toBe(19)
  // The current line of the transcript is marked, and the position played to is stored in this browser.
  await page.locator('.video-cues [aria-current="true"]').waitFor()
  await tabTo(page, page.locator('.video-player').getByRole('button', { name: 'เล่น', exact: true }))
  await keyboard.press('k')
  await eventually(() => momentOf(page).then((moment) => moment > 19.3)).toBe(true)
  await keyboard.press('k')
  await page.locator('.video-player').getByRole('button', { name: 'เล่น', exact: true }).waitFor()
  const stopped = clockOf(Math.round(await momentOf(page)))
  await page.reload()
  await page.getByText(`จะเล่นต่อจากนาทีที่ ${stopped}`).waitFor()
  await product.expectQuiet(page)
})

test('after its last frame the film says what comes next, nothing plays by itself, and it can be seen again', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  for (const look of [
    { width: 360, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ] as const) {
    const page = await product.openPage({ ...look, storage })
    await page.goto('/video-page/detail/budget-jars')
    await wake(page)
    await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).click()
    await eventually(() => momentOf(page).then((moment) => moment > 0.2)).toBe(true)
    await film(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.3
    })
    const card = page.locator('.film-end-card')
    await card.getByText('จบเรื่องแล้ว').waitFor()
    const { SHOTS } = process.env
    if (SHOTS) await page.screenshot({ path: `${SHOTS}-film-${look.width}.png` })
    await expectAccessible(page)
    // Its question first: nobody has to answer.
    await card.getByRole('heading', { name: /^แบ่ง 700 บาทลงสามโถแล้ว/ }).waitFor()
    expect(await card.getByRole('link').count()).toBe(0)
    await card.getByRole('button', { name: 'ข้ามคำถาม' }).click()
    // The article on the film's subject, and the next film.
    const read = card.getByRole('link', { name: 'อ่านเรื่อง งบรายสัปดาห์ ให้เงินอยู่ถึงเย็นวันอาทิตย์' })
    await read.waitFor()
    expect(await read.getAttribute('href')).toMatch(/^\/post\/detail\//)
    const to = await card.locator('.film-end-next').getAttribute('href')
    expect(to).toMatch(/^\/video-page\/detail\//)
    const again = card.getByRole('button', { name: 'ดูอีกครั้ง' })
    await tabTo(page, again)
    await page.keyboard.press('Enter')
    await card.waitFor({ state: 'detached' })
    await eventually(() => momentOf(page).then((moment) => moment > 0.1 && moment < 5)).toBe(true)
    await film(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.3
    })
    await card.getByRole('button', { name: 'ข้ามคำถาม' }).click()
    await card.locator('.film-end-next').click()
    await page.waitForURL((url) => url.pathname === to)
    // The address changes before the next film is rendered.
    await card.waitFor({ state: 'detached' })
    expect(await film(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await product.expectQuiet(page)
  }
})

test('an editor uploads a film and its captions, creates a series and publishes it, by keyboard', async () => {
  const storage = { ...cookiesAnswered, ...(await product.storageOf(await product.person({ roles: ['editor'] }))) }
  const page = await product.openPage({ width: 1280, theme: 'light', storage })
  const hand = keyboard(page)
  const attach = async (field: Locator, file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    // Waits for the event before it moves there: the page receives it later than a key that is pressed at the same
    // moment.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, field)
    await page.keyboard.press('Space')
    await (await chooser).setFiles(file)
  }
  await page.goto('/admin/videos')
  await wake(page)
  const form = page.getByRole('region', { name: 'ส่งไฟล์วิดีโอ' })
  await hand.press(form.locator('summary'))
  const send = form.getByRole('button', { name: 'ส่งและเพิ่มเป็นฉบับร่าง' })
  await hand.press(send)
  await form.getByText('เลือกไฟล์วิดีโอก่อน').waitFor()
  await attach(
    form.getByLabel('ไฟล์วิดีโอ'),
    fileURLToPath(new URL('../../../content/videos/budget-jars.mp4', import.meta.url)),
  )
  await hand.fill(form.getByLabel('ชื่อ', { exact: true }), 'หนังจากห้องเรียน')
  await hand.fill(form.getByLabel('คำอธิบาย'), 'วิดีโอที่ทีมงานถ่ายเองหนึ่งเรื่อง เล่าว่าห้องเรียนหนึ่งเก็บเงินอย่างไร')
  await hand.press(send)
  await form.getByText(/^ได้ไฟล์แล้ว/).waitFor()
  const series = page.getByRole('region', { name: 'เพิ่มชุดวิดีโอ' })
  await hand.press(series.locator('summary'))
  await hand.fill(series.getByLabel('ชื่อชุด'), 'เงินในห้องเรียน')
  await hand.fill(series.getByLabel('ชื่อในที่อยู่'), 'money-in-class')
  await hand.press(series.getByRole('button'))
  await series.getByText(/^เพิ่มชุดแล้ว/).waitFor()

  const entry = page.getByRole('listitem').filter({ hasText: 'หนังจากห้องเรียน' })
  await hand.press(entry.locator('summary'))
  await hand.choose(entry.getByRole('combobox', { name: 'ชุด' }), 'เงินในห้องเรียน')
  await hand.fill(entry.getByLabel('ตอนที่'), '1')
  await hand.press(entry.getByRole('button', { name: 'บันทึก', exact: true }))
  await entry.getByText('บันทึกแล้ว', { exact: true }).waitFor()
  const words = Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nเริ่มจากสิบบาท\n')
  await attach(entry.getByLabel(/^คำบรรยาย/), { name: 'class.vtt', mimeType: 'text/vtt', buffer: words })
  await hand.press(entry.getByRole('button', { name: 'บันทึกคำบรรยาย' }))
  await entry.getByText('บันทึกคำบรรยายแล้ว').waitFor()
  await hand.press(entry.getByRole('button', { name: 'เผยแพร่' }))
  // Drafts stand first; the films of the content are newer than the test's clock.
  await expect.poll(() => entry.count()).toBe(0)
  await page.goto('/admin/videos?page=2')
  await entry.getByText('เผยแพร่แล้ว').first().waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
  const { items } = await (await fetch(`${origin}${listVideos.path}?series=money-in-class`)).json()
  const film = await (await fetch(`${origin}${showVideo.path}?id=${items[0].id}`)).json()
  expect(film).toMatchObject({ title: 'หนังจากห้องเรียน', cues: [{ text: 'เริ่มจากสิบบาท' }] })
})

test('a YouTube video requests nothing from YouTube before a press; without JavaScript the film and the transcript are there', async () => {
  const foreign = { source: JSON.stringify({ kind: 'youtube', id: 'abcdefghijk' }), captions: '[]', chapters: '[]' }
  const policyOf = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy')
  expect(await policyOf('/video-page/detail/scam-apart')).not.toContain('youtube')
  await db.updateTable('video').set(foreign).where('key', '=', 'inflation-basket').execute()
  clock.now = new Date(clock.now.getTime() + 10_000)
  const page = await product.openPage({ width: 360, theme: 'dark' })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
  )
  await page.goto('/video-page/detail/inflation-basket')
  await wake(page)
  await page.getByText(/^วิดีโอนี้อยู่บน YouTube/).waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
  expect(await policyOf('/video-page')).toContain("frame-src 'self' https://www.youtube-nocookie.com")
  await page.getByRole('button', { name: 'เข้าใจแล้ว เล่นจาก YouTube' }).tap()
  await page.frameLocator('iframe').locator('html').waitFor({ state: 'attached' })
  await product.expectQuiet(page, { except: /youtube-nocookie\.com\/embed\/abcdefghijk/ })

  const plain = await product.openPage({ hasScript: false })
  const { id } = await (await fetch(`${origin}${showVideo.path}?id=scam-apart`)).json()
  await plain.goto(`/video-page/detail/${id}`)
  await plain.locator('video[controls]').waitFor()
  await plain.getByText('รหัส OTP คือกุญแจตู้เซฟ').waitFor()
  expect(await plain.locator('.video-bar').isVisible()).toBe(false)
})
