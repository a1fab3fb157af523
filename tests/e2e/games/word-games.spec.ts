import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseLetter, splitClusters } from '#lib/thai/answers.ts'
import { consonants } from '#lib/thai/letters.ts'
import { addGameContent } from '../../fixtures/games.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { flightsOf, writeFlights } from '../support/flights.ts'
import { compose, finger, hasFocus, hasFocusInside, keyboard, mouse, pressLetters, tabTo } from '../support/hands.ts'
import { seeMoment } from '../support/moment.ts'

const product = await openProduct()
const { db, clock } = product
await addGameContent(db, clock.now)

async function look(page: Page, step: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}.png` })
}

const openWord = async () =>
  (await db.selectFrom('hangman_game').select('word').where('finished_at', 'is', null).executeTakeFirstOrThrow()).word

/** A game under way has the screen for itself, and asks before it is left: by its own button and by the browser's. */
async function stayInGame(page: Page): Promise<void> {
  for (const name of ['banner', 'contentinfo'] as const) expect(await page.getByRole(name).isVisible()).toBe(false)
  const asking = page.getByRole('dialog', { name: 'ออกจากเกมเลยไหม' })
  const address = page.url()
  for (const leave of [() => page.getByRole('link', { name: 'กลับไปหน้าเกม' }).click(), () => page.goBack()]) {
    await leave()
    await asking.getByRole('button', { name: 'เล่นต่อ' }).click()
    await asking.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
  }
}

test('a word is guessed by touch, with a miss, the next one by mouse and keyboard, and each shows its reward', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  const hand = finger()
  await page.goto('/games')
  await wake(page)
  const card = page.getByRole('listitem').filter({ hasText: 'ทายคำการเงิน' })
  await card.getByText('วันนี้เหลือ 3 จาก 3').waitFor()
  await expectAccessible(page)
  await hand.press(card.getByRole('link', { name: 'เล่น ทายคำการเงิน' }))
  await page.getByRole('heading', { name: 'เล่นยังไง' }).waitFor()
  const rules = page.getByRole('region', { name: 'เล่นยังไง' }).getByRole('listitem').locator('b')
  expect(await rules.allTextContents()).toEqual(['อ่านคำใบ้', 'ทายทีละตัว', 'ลูกโป่ง 6 ใบ'])
  // The button stands in sight on a low phone, and no line is cut by it.
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 640 })
  const start = page.getByRole('button', { name: 'เริ่มทายคำ' })
  const { y: top, height: tall } = (await start.boundingBox())!
  expect(top + tall).toBeLessThan(640)
  const pay = (await page.getByText('ทายถูกได้').boundingBox())!
  expect(pay.y + pay.height).toBeLessThan(top)
  await page.setViewportSize(size)
  await hand.press(page.getByRole('button', { name: 'เริ่มทายคำ' }))

  await page.getByText('ลูกโป่งเหลือ 6 ใบ').waitFor()
  await stayInGame(page)
  const bases = [...new Set(splitClusters(await openWord()).map((one) => baseLetter(one)!))]
  const wrong = consonants.find((letter) => !bases.includes(letter))!
  const key = (letter: string) => page.locator('.letter-key', { hasText: new RegExp(`^${letter}`) })
  await hand.press(key(wrong))
  await page.getByText(`ไม่มี ${wrong} ในคำนี้`).waitFor()
  await page.getByText('ลูกโป่งเหลือ 5 ใบ').first().waitFor()
  await expectAccessible(page)
  // On a low phone the whole keyboard is in sight, eight keys a row.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 640 })
  const boxes = await page
    .locator('.letter-key')
    .evaluateAll((keys) => keys.map((one) => one.getBoundingClientRect().toJSON()))
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(640)
  expect(boxes.slice(7).filter(({ top }) => top === boxes[7]!.top)).toHaveLength(8)
  await page.setViewportSize({ width, height })
  const box = await key('ก').boundingBox()
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The phone's own keyboard sends letters with their marks, and composes them into a word.
  await hand.press(page.getByRole('textbox', { name: 'หรือพิมพ์จากแป้นของเครื่อง' }))
  const clusters = splitClusters(await openWord())
  const composed = bases.slice(0, Math.min(2, bases.length - 1))
  await compose(
    page,
    composed.map((base) => clusters.find((one) => baseLetter(one) === base)!),
  )
  for (const letter of composed) await eventually(() => key(letter).getAttribute('data-state')).toBe('found')
  await page.getByText('ลูกโป่งเหลือ 5 ใบ').first().waitFor()
  await page.evaluate(writeFlights)
  for (const letter of bases.slice(composed.length)) {
    await eventually(() => key(letter).getAttribute('aria-disabled')).toBe(null)
    await hand.press(key(letter))
    if (letter !== bases.at(-1)) await eventually(() => key(letter).getAttribute('data-state')).toBe('found')
  }
  await seeMoment(page, hand, { name: 'ทายถูกแล้ว', came: '2.00', purse: '2.00', shot: 'word' })
  // The result follows in the same world, and what was celebrated does not fly once more.
  const heading = page.getByRole('heading', { name: 'ทายถูกแล้ว' })
  await eventually(() => hasFocus(heading)).toBe(true)
  await page.getByText('+2.00').waitFor()
  expect(await flightsOf(page)).toEqual([])
  await look(page, 'word-result')
  await expectAccessible(page)

  // The next one by mouse and by a real keyboard, faster than the network responds.
  await mouse().press(page.getByRole('button', { name: 'เล่นคำต่อไป' }))
  await page.getByText('ลูกโป่งเหลือ 6 ใบ').waitFor()
  const [first, ...others] = new Set(splitClusters(await openWord()).map((one) => baseLetter(one)!))
  await mouse().press(key(first!))
  await pressLetters(page, others)
  await seeMoment(page, mouse(), { name: 'ทายถูก ไม่พลาดเลย', came: '3.00', purse: '5.00' })
  await page.getByText('+3.00').waitFor()
  await hand.press(page.getByRole('link', { name: 'พอแล้ว' }))
  await card.getByText('วันนี้เหลือ 1 จาก 3').waitFor()
  await product.expectQuiet(page)
})

/** A box for each letter fills while typing; after two tries the page says how the answer begins. */
async function seeHint(page: Page, answer: string): Promise<void> {
  const letters = splitClusters(answer)
  expect(await page.locator('.letter-box').count()).toBe(letters.length)
  await page.getByText(`คำนี้มี ${letters.length} ตัวอักษร`).waitFor()
  expect(await page.getByText(/^ขึ้นต้นด้วย/).count()).toBe(0)
  const field = page.getByRole('textbox', { name: 'คำตอบ' })
  await field.fill(letters[0]!)
  expect(await page.locator('.letter-box[data-full]').allTextContents()).toEqual([letters[0]])
  await page.keyboard.press('Enter')
  const hint = page.locator('.riddle-hint')
  await hint.waitFor()
  const told = (await hint.textContent())!.match(/“(.+)”/)![1]!
  expect(answer.startsWith(told) && told !== answer).toBe(true)
}

test('five pictures are answered, retried and skipped: three by keyboard, one by mouse, one by touch', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, theme: 'dark', storage })
  const keys = keyboard(page)
  await page.goto('/games/visual-decoder')
  const how = page.getByRole('button', { name: 'วิธีเล่น' })
  await keys.press(how)
  await page.getByRole('dialog', { name: 'เล่นยังไง' }).getByText('ดูภาพแล้วนึก').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => hasFocus(how)).toBe(true)
  await keys.press(page.getByRole('button', { name: 'เริ่มถอดรหัส' }))
  const riddles = await db.selectFrom('riddle').select(['answer', 'description']).execute()
  const field = page.getByRole('textbox', { name: 'คำตอบ' })
  for (let place = 1; place <= 5; place++) {
    const hand = place === 2 ? mouse() : place === 3 ? finger() : keys
    await page.getByText(`ภาพ ${place} จาก 5`).waitFor()
    await eventually(() => hasFocusInside(page.locator('.quiz-card'))).toBe(true)
    const seen = await page.locator('img.riddle-picture').getAttribute('alt')
    const { answer } = riddles.find(({ description }) => description === seen)!
    if (place === 1) {
      // As high as the boxes of an answer of three rows: the buttons lie over no field.
      await page.locator('.letter-boxes').evaluate((boxes) => {
        boxes.style.minHeight = '14rem'
      })
      const skip = (await page.getByRole('button', { name: 'ข้ามและดูเฉลย' }).boundingBox())!
      const typed = (await field.boundingBox())!
      expect(typed.y + typed.height).toBeLessThanOrEqual(skip.y)
      expect(skip.y + skip.height).toBeLessThanOrEqual(page.viewportSize()!.height)
      await hand.fill(field, 'ไม่รู้')
      await page.keyboard.press('Enter')
      await page.getByText('ลองใหม่ได้อีก 9 ครั้ง').first().waitFor()
      await seeHint(page, answer)
      await expectAccessible(page)
    }
    if (place === 5) await hand.press(page.getByRole('button', { name: 'ข้ามและดูเฉลย' }))
    else {
      await hand.fill(field, answer)
      if (hand === keys) await page.keyboard.press('Enter')
      else await hand.press(page.getByRole('button', { name: 'ส่งคำตอบ' }))
    }
    await page.getByRole('heading', { name: place === 5 ? `เฉลย ${answer}` : `ใช่เลย ${answer}` }).waitFor()
    await hand.press(page.getByRole('button', { name: place === 5 ? 'ดูผลของชุดนี้' : 'ภาพต่อไป' }))
  }
  await seeMoment(page, keys, { name: 'เห็นคำในภาพแล้ว', came: '4.00', purse: '4.00', shot: 'pictures' })
  await page.getByText('4 จาก 5', { exact: true }).waitFor()
  await look(page, 'pictures-result')
  await page.getByText('+4.00').waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('an editor corrects a clue and imports a file by keyboard on a phone: errors are named, marked and focused', async () => {
  const editor = await product.person({ roles: ['editor'] })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(editor)) }
  const page = await product.openPage({ width: 360, theme: 'dark', storage })
  const hand = keyboard(page)
  await page.goto('/admin/words')
  const row = page.locator('ul.stack details').first()
  await tabTo(page, row.locator('summary'))
  await page.keyboard.press('Enter')
  await hand.press(row.getByRole('link', { name: /^แก้/ }))
  const word = page.locator('form.content-editor-form')
  const clue = word.getByRole('textbox', { name: 'คำใบ้', exact: true })
  await tabTo(page, clue)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await hand.press(word.getByRole('button', { name: 'บันทึก' }))
  await word.getByRole('alert').waitFor()
  await eventually(() => hasFocus(clue)).toBe(true)
  expect(await clue.getAttribute('aria-invalid')).toBe('true')
  expect(await word.locator('[aria-invalid]').count()).toBe(1)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.keyboard.insertText('คำใบ้ที่กองบรรณาธิการแก้ให้ชัดขึ้น')
  await word.getByText('ยังไม่ได้บันทึก').waitFor()
  await hand.press(word.getByRole('button', { name: 'บันทึก' }))
  await word.getByText('บันทึกแล้ว').waitFor()
  expect(await word.getByRole('alert').count()).toBe(0)
  const { clue: saved } = await db
    .selectFrom('game_word')
    .select('clue')
    .where('edited_by_staff_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(saved).toBe('คำใบ้ที่กองบรรณาธิการแก้ให้ชัดขึ้น')

  await page.goto('/admin/riddles')
  const adding = page.getByRole('region', { name: 'เพิ่มภาพปริศนา' })
  await hand.press(adding.locator('summary'))
  await hand.press(adding.getByRole('button', { name: 'เพิ่มภาพปริศนา' }))
  await eventually(() => hasFocus(adding.getByRole('textbox', { name: 'คำตอบ' }))).toBe(true)
  expect(await adding.locator('[aria-invalid]').count()).toBe(5)

  await page.goto('/admin/crosswords')
  await hand.press(page.locator('.add-section summary'))
  const bring = page.getByRole('button', { name: 'นำเข้าแทนตารางของวันนั้น' })
  await hand.press(bring)
  const file = page.getByLabel('ไฟล์ ipuz', { exact: true })
  await eventually(() => hasFocus(file)).toBe(true)
  expect(await file.getAttribute('aria-invalid')).toBe('true')
  await file.setInputFiles({ name: 'x.ipuz', mimeType: 'application/json', buffer: Buffer.from('{"version":') })
  const day = page.getByRole('textbox', { name: 'ใช้ในวันที่' })
  await hand.fill(day, 'พรุ่งนี้')
  await hand.press(bring)
  await eventually(() => hasFocus(day)).toBe(true)
  await hand.fill(day, '2026-11-30')
  await hand.press(bring)
  await page.getByRole('alert').getByText(/JSON/).waitFor()
  await eventually(() => hasFocus(file)).toBe(true)
  expect(await day.getAttribute('aria-invalid')).toBe(null)
  await product.expectQuiet(page, { except: /status of 422/ })
})
