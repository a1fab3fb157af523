// The list of content and the editor by nothing but the keys: no element gets the focus in another way.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product

/** What has the focus, by its accessible words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null
    const label = one?.id ? document.querySelector(`label[for="${CSS.escape(one.id)}"]`)?.textContent : null
    return one?.getAttribute('aria-label') ?? label ?? one?.textContent ?? ''
  })

async function tabTo(page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    await page.keyboard.press(key)
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`${key} never came to ${wanted}`)
}

test('from the search in the list to the editor, a saved text, its checks and its versions', async () => {
  const word = await db
    .selectFrom('game_word')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('key')
    .offset(5)
    .limit(1)
    .executeTakeFirstOrThrow()
  const now = () => db.selectFrom('game_word').selectAll().where('id', '=', word.id).executeTakeFirstOrThrow()
  const { page } = await openStaffPage(product, 1280, ['editor'])
  const { keyboard } = page
  await page.goto('/admin/content?kinds=word')
  await wake(page)

  // The slash leads from a row to the search.
  await tabTo(page, /^เลือก /)
  await keyboard.press('Slash')
  await keyboard.type(word.word)
  await keyboard.press('Enter')
  await page.waitForURL(/keyword=/)
  await eventually(() => page.getByRole('checkbox', { name: `เลือก ${word.word}`, exact: true }).count()).toBe(1)
  // The list is one stop of the Tab key; within it j leads on.
  await tabTo(page, /^เลือก /)
  for (let i = 0; i < 50 && (await focused(page)) !== `เลือก ${word.word}`; i += 1) await keyboard.press('j')
  expect(await focused(page)).toBe(`เลือก ${word.word}`)
  await keyboard.press('Enter')
  await page.waitForURL(/\/admin\/content\/edit\?kind=word/)
  await page.getByRole('heading', { level: 1, name: word.word }).waitFor()

  await tabTo(page, /^คำอธิบาย/)
  await keyboard.press('Control+KeyA')
  await keyboard.type('คำอธิบายที่พิมพ์จากแป้นเท่านั้น')
  await page.getByText('ยังไม่ได้บันทึก').waitFor()
  clock.now = new Date(clock.now.getTime() + 1_000)
  await keyboard.press('Control+KeyS')
  await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
  expect((await now()).explanation).toBe('คำอธิบายที่พิมพ์จากแป้นเท่านั้น')

  // From the box back to the parts, and from part to part.
  for (const [part, key] of [
    ['ตรวจ', 'Shift+Tab'],
    ['เวอร์ชัน', 'Tab'],
  ] as const) {
    await tabTo(page, new RegExp(`^${part}$`), key)
    await keyboard.press('Enter')
    await eventually(() => page.getByRole('button', { name: part, exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  }
  await product.expectQuiet(page)
})
