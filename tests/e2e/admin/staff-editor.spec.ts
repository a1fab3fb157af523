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

test.each([360, 1280] as const)('at %i px an editor writes in an article and sees it as readers do', async (width) => {
  const rows = db.selectFrom('post').select(['id', 'title']).where('author_id', 'is', null).orderBy('key').limit(2)
  const article = (await rows.execute())[width === 360 ? 0 : 1]!
  const { page, look } = await openStaffPage(product, width, ['editor'])
  await page.goto(`/admin/content/edit?${new URLSearchParams({ kind: 'article', id: article.id })}`)
  await wake(page)
  const body = page.locator('#f-body')
  await body.waitFor()
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor()
  await body.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('ย่อหน้าที่เพิ่งเขียน ')
  await frameOf(page).getByText('ย่อหน้าที่เพิ่งเขียน').first().waitFor()
  await look('editor-article')
  later()
  await page.keyboard.press('Control+KeyS')
  await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
  const saved = await db.selectFrom('post').select('body').where('id', '=', article.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(saved.body)).toContain('ย่อหน้าที่เพิ่งเขียน')
  await page.getByRole('button', { name: 'เวอร์ชัน' }).press('Enter')
  const version = page.getByRole('region', { name: 'เวอร์ชัน' }).getByRole('listitem')
  await version.first().getByText('ย่อหน้าที่เพิ่งเขียน').first().waitFor()
  await look('editor-article-versions')
  await product.expectQuiet(page)
})

test('questions with a number or an order, and market notes, are seen as members see them', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  const hand = keyboard(page)
  const aQuestion = (kind: string) =>
    db
      .selectFrom('question')
      .selectAll()
      .where('kind', '=', kind)
      .where('is_active', '=', true)
      .orderBy('key')
      .limit(1)
      .executeTakeFirstOrThrow()
  for (const kind of ['numeric', 'ordering']) {
    const question = await aQuestion(kind)
    await page.goto(`/admin/content/edit?${new URLSearchParams({ kind: 'question', id: question.id })}`)
    await wake(page)
    await frameOf(page).getByText(question.text).first().waitFor()
    if (kind === 'numeric') {
      await frameOf(page)
        .getByRole('textbox')
        .fill((question.content as { right: string }).right)
      await look('editor-number')
    }
    await frameOf(page).getByRole('button', { name: 'ตรวจคำตอบ' }).press('Enter')
    // The verdict shows the first phrases, the rest on demand.
    await frameOf(page).getByText(question.explanation.slice(0, 12)).first().waitFor()
  }
  const note = await db.selectFrom('robo_news').select(['id', 'title']).orderBy('id').limit(1).executeTakeFirstOrThrow()
  await page.goto(`/admin/content/edit?${new URLSearchParams({ kind: 'news', id: note.id })}`)
  await wake(page)
  await frameOf(page).getByRole('heading', { name: note.title }).waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'หัวข้อ' }), 'หัวข้อที่กำลังแก้')
  await frameOf(page).getByRole('heading', { name: 'หัวข้อที่กำลังแก้' }).waitFor()
  await look('editor-news')
  expect(await db.selectFrom('review_answer').select('user_id').execute()).toEqual([])
  await product.expectQuiet(page)
})

test('an editor takes a piece, leaves a note, gives others away from the list and finds them again', async () => {
  const word = await aWord(4)
  const { page, look, staff } = await openStaffPage(product, 1280, ['editor'])
  const other = await product.person({ roles: ['editor'] })
  const hand = keyboard(page)
  await page.goto(pathOf(word.id))
  await wake(page)
  await hand.press(page.getByRole('button', { name: 'คนดูแลและโน้ต' }))
  const part = page.getByRole('region', { name: 'คนดูแลและโน้ต' })
  await part.getByRole('combobox', { name: 'ผู้ดูแล' }).selectOption(staff.id)
  await hand.press(part.getByRole('button', { name: 'มอบให้ดูแล' }))
  await part.getByText('เปลี่ยนผู้ดูแลแล้ว').waitFor()
  await hand.fill(part.getByRole('textbox', { name: /โน้ตถึงเพื่อนร่วมงาน/ }), 'รอตัวเลขปีใหม่')
  await hand.press(part.getByRole('button', { name: 'บันทึกโน้ต' }))
  await part.getByText('บันทึกโน้ตแล้ว').waitFor()
  await look('editor-care')
  await page.goto('/admin/content?kinds=word')
  await wake(page)
  await hand.press(page.getByRole('link', { name: 'ของฉัน' }))
  await page.waitForURL(/assignee=/)
  const rows = page.locator('.content-row')
  await eventually(() => rows.count()).toBe(1)
  expect(await rows.first().textContent()).toMatch(/ดูแลโดย.*มีโน้ต/)
  await look('content-mine')
  await rows.first().getByRole('checkbox').press('Space')
  await hand.press(page.getByRole('button', { name: 'มอบให้ดูแล' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'ผู้ดูแล' }).selectOption(other.id)
  await look('content-assign')
  await hand.press(dialog.getByRole('button', { name: 'มอบให้ดูแล' }))
  await eventually(() => rows.count()).toBe(0)
  const row = db.selectFrom('content_assignment').select(['user_id', 'item_id'])
  expect(await row.execute()).toEqual([{ user_id: other.id, item_id: word.id }])
  await product.expectQuiet(page)
})

test('the preview alone stands in a frame, and only in one of ours', async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.origin + path)).headers.get('content-security-policy')!.split('; ')
  for (const path of ['/', '/events', '/admin/content', '/games/try/hangman'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  // Twice: the second time it comes from the cache.
  for (let i = 0; i < 2; i++) expect(await policyOf('/content-preview')).toContain("frame-ancestors 'self'")
})
