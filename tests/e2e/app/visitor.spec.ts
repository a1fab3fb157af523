import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, hydrated, invited, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, hasFocus, keyboard, tabTo } from '../support/hands.ts'
import { shown } from '../support/quiz.ts'

const product = await openProduct()
const { db } = product

const rows = await db.selectFrom('question').select(['text', 'content']).execute()
const bank = new Map(rows.map(({ text, content }) => [shown(text), content as { right: string; wrong: string[] }]))
/** The text of an element as it was written: on screens the space before ๆ does not break. */
const written = async (element: Locator) => (await element.textContent())!.trim().replaceAll('\u00a0', ' ')

/** Answers the question in the sheet of a visitor's home. */
async function answer(page: Page, hand: Hand, isRight: boolean): Promise<void> {
  const question = page.locator('.taste')
  const { right, wrong } = bank.get(await written(question.getByRole('heading').first()))!
  await hand.pick(question.getByRole('radio', { name: shown(isRight ? right : wrong[0]!), exact: true }))
  await hand.check(question.getByRole('button', { name: 'ตรวจคำตอบ' }))
  await page.getByRole('heading', { name: isRight ? 'ใช่เลย' : /^ยังไม่ใช่/ }).waitFor()
}

test('a visitor answers on home by touch, comes back to the next question, and their account finds what they won', async () => {
  const page = await product.openPage({ width: 360, storage: preferencesSaved })
  const hand = finger()
  await page.goto('/')
  await wake(page)
  await answer(page, hand, true)
  await expectAccessible(page)
  // One line leads on, and nothing is in the way of another question.
  await page.getByText(/^อยากเก็บคำตอบนี้ไว้ สมัครสมาชิก/).waitFor()
  await hand.press(page.getByRole('button', { name: 'อีกข้อ' }))
  await page.getByText('ข้อ 2 จาก 5').waitFor()
  await answer(page, hand, false)
  await page.reload()
  await page.getByText('ข้อ 3 จาก 5').waitFor()

  const person = await product.person()
  await page.evaluate((items) => Object.assign(localStorage, items), await product.storageOf(person))
  await page.goto('/')
  await eventually(() => page.evaluate(() => localStorage.getItem('guest-answers'))).toBeNull()
  const points = db.selectFrom('skill_point').select('points').where('user_id', '=', person.id)
  expect(await points.execute()).toEqual([{ points: 1 }])
  await page.goto('/notifications')
  await page.getByText('ย้ายคำตอบที่ลองไว้ก่อนสมัคร 2 ข้อมาให้แล้ว').waitFor()
  await page.goto('/profile?tab=skills')
  await page.getByText('ลองตอบก่อนสมัคร').waitFor()
  expect(await db.selectFrom('ledger_transfer').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  await product.expectQuiet(page)
})

test('by keyboard a visitor answers all five, and is told that the day’s questions are over', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: cookiesAnswered })
  const hand = keyboard(page)
  await page.goto('/')
  await wake(page)
  // The question is hydrated when it gets the focus; before that, number keys do nothing.
  const first = page.locator('.taste').getByRole('radio').first()
  await tabTo(page, first)
  await hydrated(first)
  for (const position of [1, 2, 3, 4, 5]) {
    await answer(page, hand, position !== 2)
    await hand.press(page.getByRole('button', { name: position < 5 ? 'อีกข้อ' : 'ดูที่ตอบมา' }))
  }
  const end = page.getByRole('heading', { name: 'ครบทุกข้อของวันนี้' })
  await eventually(() => hasFocus(end)).toBe(true)
  await page.getByText('ตอบถูก 4 จาก 5 ข้อ พรุ่งนี้มีข้อใหม่').waitFor()
  await expectAccessible(page)
  // Without consent nothing stays in the browser.
  expect(await page.evaluate(() => localStorage.getItem('guest-answers'))).toBeNull()
  await product.expectQuiet(page)
})

test('the cookie question stands below the visitor’s question, and covers none of it', async () => {
  const page = await product.openPage({ width: 360, storage: invited })
  await page.goto('/')
  await wake(page)
  const banner = page.getByRole('region', { name: 'คุกกี้' })
  const [sheet, box] = [(await page.locator('.taste').boundingBox())!, (await banner.boundingBox())!]
  expect(box.y).toBeGreaterThanOrEqual(sheet.y + sheet.height)
  expect(await page.locator('.cookie-banner').count()).toBe(1)
  // Elsewhere it is one line in the flow after everything else, so that it covers no form and no text.
  for (const path of ['/guardian', '/policy/law', '/store', '/robo', '/superquest/about', '/events']) {
    await page.goto(path)
    await banner.waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const lies = () =>
      banner.evaluate((line) => {
        const ends = [...document.querySelectorAll('main, .site-footer')].map(
          (one) => one.getBoundingClientRect().bottom,
        )
        const { top, height } = line.getBoundingClientRect()
        return { isAfterAll: top >= Math.max(...ends) - 1, isOneLine: height <= 88 }
      })
    await eventually(lies).toEqual({ isAfterAll: true, isOneLine: true })
  }
  // Who is asked for an account is asked for nothing else.
  await page.goto('/register')
  await wake(page)
  expect(await banner.isVisible()).toBe(false)
  await page.goto('/events')
  await wake(page)
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await banner.waitFor({ state: 'hidden' })
  await product.expectQuiet(page)
})

test('a visitor guesses the word of the day to its end', async () => {
  const page = await product.openPage({ width: 360, theme: 'dark', storage: cookiesAnswered })
  await page.goto('/games')
  await wake(page)
  await page.getByRole('link', { name: 'ลองเล่น ทายคำการเงิน' }).click()
  await page.getByRole('heading', { level: 1, name: 'ลองเล่น ทายคำการเงิน' }).waitFor()
  await page.getByRole('button', { name: 'เริ่มหนึ่งรอบ' }).click()
  await page.locator('.letter-key').first().waitFor()
  await expectAccessible(page)
  const end = page.getByRole('button', { name: 'สมัครสมาชิก' }).or(page.locator('.guest-end'))
  for (let nth = 0; (await end.count()) === 0; nth += 1) {
    const key = page.locator('.letter-key').nth(nth)
    await key.click()
    // A guess is marked on its key, or ends the round.
    await page.locator('.letter-key').nth(nth).and(page.locator('[data-state]')).or(end).first().waitFor()
  }
  await page.getByText(/^สมัครแล้วผลของรอบต่อไป/).waitFor()
  expect(await db.selectFrom('hangman_game').select('id').execute()).toEqual([])
  await product.expectQuiet(page)
})

test('a visitor gives up the picture of the day and reads what it means', async () => {
  const page = await product.openPage({ width: 1280, storage: cookiesAnswered })
  await page.goto('/games/try/visual-decoder')
  await wake(page)
  await page.getByRole('button', { name: 'เริ่มหนึ่งรอบ' }).click()
  await page.getByRole('textbox', { name: 'คำตอบ' }).fill('ไม่ใช่คำนี้')
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await page.getByText('ยังไม่ใช่ ลองใหม่ได้').first().waitFor()
  await page.getByRole('button', { name: 'ข้ามและดูเฉลย' }).click()
  await page.getByRole('heading', { name: /^เฉลย / }).waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})
