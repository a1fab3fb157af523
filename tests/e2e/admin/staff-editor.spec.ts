// One editor of all kinds: form, preview, versions and what happens when two save, by the keyboard alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordDesk } from '#features/games/words/server/admin-commands.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, keyboard } from '../support/hands.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product

const aWord = (place: number) =>
  db
    .selectFrom('game_word')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('key')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow()
const explanationOf = async (id: string) =>
  (await db.selectFrom('game_word').select('explanation').where('id', '=', id).executeTakeFirstOrThrow()).explanation
const pathOf = (id: string) => `/admin/content/edit?${new URLSearchParams({ kind: 'word', id })}`
/** A version of a word is the time of its save. */
const later = () => {
  clock.now = new Date(clock.now.getTime() + 1_000)
}
const frameOf = (page: Page) => page.frameLocator('.content-preview-frame')

test.each([360, 1280] as const)(
  'at %i px an editor improves a word, sees it as readers do, compares and returns to it',
  async (width) => {
    const word = await aWord(width === 360 ? 0 : 1)
    const { page, look } = await openStaffPage(product, width, ['editor'])
    const hand = keyboard(page)
    await page.goto(pathOf(word.id))
    await wake(page)
    await page.getByRole('heading', { level: 1, name: word.word }).waitFor()
    // The preview is the page on which a visitor tries the game, with the clue that is typed.
    const begin = frameOf(page).getByRole('button', { name: /เริ่ม/ }).first()
    await begin.waitFor()
    await begin.press('Enter')
    await frameOf(page).getByText(word.clue).waitFor()
    await hand.fill(page.getByRole('textbox', { name: 'คำใบ้', exact: true }), 'คำใบ้ที่เห็นก่อนบันทึก')
    await frameOf(page).getByRole('button', { name: /เริ่ม/ }).first().press('Enter')
    await frameOf(page).getByText('คำใบ้ที่เห็นก่อนบันทึก').waitFor()
    const explanation = page.getByRole('textbox', { name: 'คำอธิบาย' })
    const old = await page.locator('.content-preview-frame').elementHandle()
    await hand.fill(explanation, 'คำอธิบายที่แก้แล้ว')
    // The draft is shown anew meanwhile, and the keyboard stays in the box.
    await old!.waitForElementState('hidden')
    await frameOf(page).getByRole('button', { name: /เริ่ม/ }).first().waitFor()
    expect(await hasFocus(explanation)).toBe(true)
    await page.getByText('ยังไม่ได้บันทึก').waitFor()
    // By the place of the key, as on a Thai keyboard; the browser saves no file.
    later()
    await page.keyboard.press('Control+KeyS')
    await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
    expect(await explanationOf(word.id)).toBe('คำอธิบายที่แก้แล้ว')
    await look('editor')

    await hand.fill(page.getByRole('textbox', { name: 'คำอธิบาย' }), 'คำอธิบายที่แก้อีก')
    later()
    await page.keyboard.press('Control+KeyS')
    await eventually(() => explanationOf(word.id)).toBe('คำอธิบายที่แก้อีก')
    await hand.press(page.getByRole('button', { name: 'เวอร์ชัน' }))
    const versions = page.getByRole('region', { name: 'เวอร์ชัน' }).getByRole('listitem')
    await eventually(() => versions.count()).toBe(2)
    expect(await versions.first().locator('ins, del').allTextContents()).not.toEqual([])
    await look('editor-versions')
    later()
    await hand.press(versions.nth(1).getByRole('button', { name: /^กลับไปใช้แบบนี้/ }))
    await page.getByText('กลับไปใช้แบบนั้นแล้ว').waitFor()
    expect(await explanationOf(word.id)).toBe('คำอธิบายที่แก้แล้ว')
    await eventually(() => versions.count()).toBe(3)
    await hand.press(page.getByRole('button', { name: 'เนื้อหา', exact: true }))
    expect(await page.getByRole('textbox', { name: 'คำอธิบาย' }).inputValue()).toBe('คำอธิบายที่แก้แล้ว')

    // Esc warns before it leaves what is not saved.
    await hand.fill(page.getByRole('textbox', { name: 'แหล่งที่มา' }), 'ยังไม่บันทึก')
    await page.keyboard.press('Escape')
    await page.getByText('กด Esc อีกครั้ง').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(/\/admin\/content$/)
    expect((await aWord(width === 360 ? 0 : 1)).source).toBe(word.source)
    await product.expectQuiet(page)
  },
)

test('who saves second sees what the first one changed, and loses nothing that was typed', async () => {
  const word = await aWord(2)
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const hand = keyboard(page)
  await page.goto(pathOf(word.id))
  await wake(page)
  const explanation = page.getByRole('textbox', { name: 'คำอธิบาย' })
  await hand.fill(explanation, 'ของฉันที่พิมพ์ไว้')
  const other = await product.person({ roles: ['editor'] })
  const { clue, skill, difficulty } = word
  const theirs = { explanation: 'ของอีกคน', source: 'แหล่งของอีกคน' }
  const texts = { word: word.word, clue, skill: skill as 'saving', difficulty: difficulty as 1, ...theirs }
  const now = new Date(clock.now.getTime() + 1_000)
  await db
    .transaction()
    .execute((tx) =>
      wordDesk.edit(tx, { id: word.id, version: word.updated_at.toISOString(), texts }, { actorId: other.id, now }),
    )
  await page.keyboard.press('Control+KeyS')
  await page.getByRole('heading', { name: 'มีคนบันทึกก่อนคุณ' }).waitFor()
  expect(await explanation.inputValue()).toBe('ของฉันที่พิมพ์ไว้')
  expect(await page.getByRole('textbox', { name: 'แหล่งที่มา' }).inputValue()).toBe('แหล่งของอีกคน')
  await look('editor-conflict')
  await hand.press(page.getByRole('button', { name: 'ใช้ “คำอธิบาย” ของเขา' }))
  expect(await explanation.inputValue()).toBe('ของอีกคน')
  await hand.fill(explanation, 'รวมของเราสองคน')
  await page.keyboard.press('Control+KeyS')
  await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
  expect(await explanationOf(word.id)).toBe('รวมของเราสองคน')
  await product.expectQuiet(page, { except: /status of 409/ })
})

test('the preview alone stands in a frame, and only in one of ours', async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.origin + path)).headers.get('content-security-policy')!.split('; ')
  for (const path of ['/', '/events', '/admin/content', '/games/try/hangman'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  // Twice: the second time it comes from the cache.
  for (let i = 0; i < 2; i++) expect(await policyOf('/content-preview')).toContain("frame-ancestors 'self'")
})
