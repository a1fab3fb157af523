// A visitor's crossword: from the games to one puzzle, its check, its end with the meanings, and the way to an account.
import { expect, test } from 'vitest'
import { makeGuestTrialCrossword } from '#features/games/crossword/server/make-commands.ts'
import { crosswordWords } from '../../support/crossword-words.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'

const product = await openProduct()
await makeGuestTrialCrossword(product.db, { words: crosswordWords, now: product.clock.now })

test('a visitor plays one crossword without an account: types, checks, gives up and reads what the words mean', async () => {
  const page = await product.openPage({ width: 360, storage: cookiesAnswered })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/games/try/crossword')
  await page.getByRole('button', { name: 'เริ่มหนึ่งรอบ' }).click()
  await page.getByRole('textbox', { name: 'ตารางอักษรไขว้' }).waitFor()
  await page.keyboard.insertText('ฮ')
  await page.getByRole('button', { name: 'ตรวจทั้งตาราง' }).click()
  await page.getByText(/ยังไม่ใช่ 1 ช่อง|ถูก 1 ช่อง/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'เฉลยทั้งตาราง' }).click()
  await page.getByRole('heading', { name: 'ดูเฉลยครบแล้ว' }).waitFor()
  expect(await page.locator('.crossword-words dt').count()).toBeGreaterThan(3)
  expect(await page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).getAttribute('href')).toBe('/register')
  expect(await product.db.selectFrom('crossword_attempt').select('day').execute()).toEqual([])
  await product.expectQuiet(page)
})
