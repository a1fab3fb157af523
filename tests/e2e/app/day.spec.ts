import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { saveWorn } from '#features/identity/accounts/server/worn-commands.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger } from '../support/hands.ts'
import { answerRight, makeQuizOf, shown, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock } = product

/** The day's other things as their own pages store them; each has journeys of its own. */
async function doTheRest(userId: string): Promise<void> {
  const [day, now] = [bangkokDay(clock.now), clock.now]
  const riddle = await db.selectFrom('riddle').select(['id', 'edition']).limit(1).executeTakeFirstOrThrow()
  const set = { user_id: userId, id: crypto.randomUUID(), day, started_at: now }
  await db.insertInto('decoder_set').values(set).execute()
  await db
    .insertInto('decoder_picture')
    .values({
      user_id: userId,
      set_id: set.id,
      place: 1,
      riddle_id: riddle.id,
      edition: riddle.edition,
      state: 'skipped',
      settled_at: now,
    })
    .execute()
  await db
    .insertInto('path_recheck')
    .values({ user_id: userId, unit: 'set-a-goal', day, is_right: true, answered_at: now })
    .execute()
  await db.deleteFrom('crossword').where('kind', '=', 'daily').where('day', '=', day).execute()
}

/** What a choice in the wardrobe leaves in the books and in this browser. */
async function wear(page: Page, person: TestPerson, worn: string[]): Promise<void> {
  await db.transaction().execute((tx) => saveWorn(tx, { userId: person.id, worn }))
  await page.evaluate((items) => Object.assign(localStorage, items), await product.storageOf(person))
}

async function expectWorn(page: Page, place: string): Promise<void> {
  for (const name of ['cap', 'camera'])
    await eventually(() => page.locator(`${place} use[href="/art/worn/${name}.svg#art"]`).count()).toBe(1)
}

/** What stands where กล้า is on the card, as one number. */
function inkOf(card: Locator): Promise<number> {
  return card.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(66, 590, 280, 280)
    return data.reduce((sum, value, i) => (sum + value * ((i % 97) + 1)) % 1_000_000_007, 7)
  })
}

/** The address in the QR code: the same question for somebody without an account, checked and explained. */
async function answerTeaserAsVisitor(href: string): Promise<void> {
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: cookiesAnswered })
  await page.goto(href)
  await wake(page)
  await page.getByRole('heading', { level: 1, name: 'คำถามจากการ์ดของเพื่อน' }).waitFor()
  await expectAccessible(page)
  const { text, content } = await db
    .selectFrom('question')
    .select(['text', 'content'])
    .where('key', '=', href.split('/').at(-1)!)
    .executeTakeFirstOrThrow()
  await page.getByText(shown(text), { exact: true }).waitFor()
  await page.getByRole('radio', { name: shown((content as { right: string }).right), exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).press('Enter')
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ลองอีกข้อในหน้าแรก' }).press('Enter')
  await page.waitForURL('/')
  await product.expectQuiet(page)
}

test('a day goes from its first thing to the end card, which is a picture without names, answers and amounts', async () => {
  await makeQuizOf(product, ['choice', 'choice', 'choice'])
  const person = await product.person()
  await db.transaction().execute((tx) => saveWorn(tx, { userId: person.id, worn: ['cap', 'camera'] }))
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  const hand = finger()
  await page.goto('/day')
  await page.getByRole('heading', { level: 1, name: 'วันนี้ของคุณ' }).waitFor()
  expect(await page.getByRole('region', { name: 'การ์ดของวันนี้' }).count()).toBe(0)
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: 'ไปที่ควิซวันนี้' }))
  await page.waitForURL('/quiz/daily')
  for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await doTheRest(person.id)
  await page.goto('/day')
  await page.getByRole('heading', { level: 1, name: 'วันนี้ครบแล้ว' }).waitFor()
  await page.getByText('ถ้ายังสนุกอยู่').waitFor()
  await page.getByText(/^พรุ่งนี้: ควิซชุดใหม่/).waitFor()

  const card = page.getByRole('img', { name: /^การ์ดวันนี้ วันเรียนรู้ที่ 1/ })
  const isPainted = () =>
    card.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const colors = new Set<number>()
      for (let i = 0; i < data.length; i += 4 * 997) colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
      return [canvas.width, canvas.height, colors.size > 4]
    })
  await eventually(isPainted).toEqual([1080, 1350, true])
  const saving = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'บันทึกภาพ' }))
  expect((await saving).suggestedFilename()).toBe(`koinklass-${bangkokDay(clock.now)}.png`)
  const line = new URL((await page.getByRole('link', { name: 'ส่งทาง LINE' }).getAttribute('href'))!)
  expect(line.searchParams.get('text')).toContain('■■■ ควิซ\n■ ด่าน\n□ ปริศนา')
  await expectAccessible(page)

  // The card is this person's: the day is done by a กล้า that wears what it wears everywhere.
  const yard = page.getByRole('region', { name: 'สวนของวันนี้' })
  await yard.getByRole('img', { name: 'กล้ากับต้นไม้ของเดือนนี้ 1 ใบ' }).waitFor()
  await expectWorn(page, '.yard-kla')
  const dressed = await inkOf(card)
  await wear(page, person, [])
  await page.reload()
  await eventually(() => page.locator('.yard-kla use[href^="/art/worn/"]').count()).toBe(0)
  await eventually(isPainted).toEqual([1080, 1350, true])
  await eventually(async () => (await inkOf(card)) === dressed).toBe(false)
  await wear(page, person, ['cap', 'camera'])
  for (const path of ['/', '/profile']) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expectWorn(page, '.yard-kla')
  }

  await page.goto('/day')
  const toTeaser = page.getByRole('link', { name: 'เปิดหน้าคำถามของการ์ด' })
  await toTeaser.waitFor()
  const href = (await toTeaser.getAttribute('href'))!
  expect(line.searchParams.get('text')).toContain(href)
  await answerTeaserAsVisitor(href)

  await page.goto('/games/stats')
  const quiz = page.getByRole('region', { name: 'ควิซประจำวัน' })
  await quiz.getByText('ดีที่สุด ถูก 3 จาก 3 ข้อ').waitFor()
  await expectAccessible(page)
  // This test reads the card several times, which the browser remarks on.
  await product.expectQuiet(page, { except: /willReadFrequently/ })
})
