import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { DocumentTree } from '#lib/document.ts'
import { isLiveBlock, type LiveBlock, type LiveBlockOf } from '#lib/document-blocks.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { tabTo } from '../support/hands.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()
const { db } = product

async function readBody(key: string): Promise<DocumentTree> {
  const { body } = await db.selectFrom('post').select('body').where('key', '=', key).executeTakeFirstOrThrow()
  return body as DocumentTree
}

async function readBlock<T extends LiveBlock['type']>(key: string, type: T): Promise<LiveBlockOf<T>> {
  const block = (await readBody(key)).content.find((one) => one.type === type)
  return (block as LiveBlock).attrs as LiveBlockOf<T>
}

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

test('by keyboard: a slider is moved, cards are sorted, a chat is taken apart, a way is chosen', async () => {
  const page = await product.openPage({ theme: 'dark' })
  const slider = await readBlock('gacha-myths', 'slider')
  await page.goto('/post/detail/gacha-myths')
  await wake(page)
  const says = part(page, slider.title).locator('.slider-says')
  const before = await says.textContent()
  await part(page, slider.title).scrollIntoViewIfNeeded()
  const range = part(page, slider.title).getByRole('slider')
  await range.focus()
  await eventually(async () => {
    await page.keyboard.press('ArrowRight')
    return (await says.textContent()) !== before
  }).toBe(true)
  await expectAccessible(page)

  const sorting = await readBlock('esg-myths', 'sorting')
  await page.goto('/post/detail/esg-myths')
  await wake(page)
  const cards = part(page, sorting.title)
  const [first, second] = sorting.cards
  const press = async (text: string, group: number) => {
    const button = cards.getByRole('group', { name: text }).getByRole('button', { name: sorting.groups[group]! })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  await press(first!.text, first!.group)
  await cards.getByText(`ใช่ อยู่กลุ่ม “${sorting.groups[first!.group]}”`).waitFor()
  await press(second!.text, 1 - second!.group)
  await cards.getByText(`ยังไม่ใช่ ใบนี้อยู่กลุ่ม “${sorting.groups[second!.group]}”`).waitFor()
  await cards.getByText(`เลือกแล้ว 2 จาก ${sorting.cards.length} ใบ ถูก 1 ใบ`).waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('by keyboard: transfers are practised: filled in, the name read, stopped or let go', async () => {
  const page = await product.openPage({ width: 360 })
  const { title, cases } = await readBlock('promptpay-name-check', 'practiceTransfer')
  await page.goto('/post/detail/promptpay-name-check')
  await wake(page)
  const box = part(page, title)
  await box.scrollIntoViewIfNeeded()
  for (const [at, { number, amount, name, is_safe: isSafe, reason }] of cases.entries()) {
    const check = box.getByRole('button', { name: 'ตรวจชื่อผู้รับ' })
    if (at === 0) {
      // A digit missing: the name is not shown.
      await box.getByLabel('โอนไปเบอร์').fill(number.slice(0, -1))
      await box.getByLabel('จำนวนเงิน').fill(String(amount))
      await check.press('Enter')
      await box.getByText('ยังไม่ตรงกับที่เขาบอก', { exact: false }).waitFor()
    }
    await box.getByLabel('โอนไปเบอร์').fill(number)
    await box.getByLabel('จำนวนเงิน').fill(String(amount))
    await check.press('Enter')
    await box.getByText(`“${name}”`).waitFor()
    // The first two as they should be, the others the other way round.
    const isGo = at < 2 ? isSafe : !isSafe
    await box.getByRole('button', { name: isGo ? 'โอนต่อ' : 'หยุดก่อน' }).press('Enter')
    await box.getByRole('status').filter({ hasText: reason }).waitFor()
    if (at === 1) await expectAccessible(page)
    if (at < cases.length - 1) await box.getByRole('button', { name: 'รายการถัดไป' }).press('Enter')
  }
  await box.getByText(`ตัดสินใจตรง 2 จาก ${cases.length} รายการ`, { exact: false }).waitFor()
  await product.expectQuiet(page)
})

test('by thumb and without script: choices and flags open by the browser, answers stand behind a line', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  const chat = await readBlock('loan-app-chat', 'chat')
  await page.goto('/post/detail/loan-app-chat')
  const marked = chat.bubbles.find(({ mark }) => mark)!
  expect(await page.getByText(marked.mark!).isVisible()).toBe(false)
  await page.getByText('ธง 1: ตรงนี้มีอะไร').tap()
  expect(await page.getByText(marked.mark!).isVisible()).toBe(true)

  const { steps } = await readBlock('lend-to-friend', 'branches')
  await page.goto('/post/detail/lend-to-friend')
  const [one, other] = steps[0]!.choices
  await page.getByText(one!.label, { exact: true }).tap()
  expect(await page.getByText(one!.says).isVisible()).toBe(true)
  // Of one step's choices one is open.
  await page.getByText(other!.label, { exact: true }).tap()
  expect(await page.getByText(one!.says).isVisible()).toBe(false)

  const sorting = await readBlock('esg-myths', 'sorting')
  await page.goto('/post/detail/esg-myths')
  await part(page, sorting.title).getByText('ดูเฉลย').first().tap()
  expect(await page.getByText(sorting.cards[0]!.reason).isVisible()).toBe(true)
})

test('what was opened before the page woke stays open after', async () => {
  const page = await product.openPage({ width: 360 })
  const { steps } = await readBlock('lend-to-friend', 'branches')
  await page.goto('/post/detail/lend-to-friend')
  const [one] = steps[0]!.choices
  await page.getByText(one!.label, { exact: true }).tap()
  await wake(page)
  await expectAccessible(page)
  expect(await page.getByText(one!.says).isVisible()).toBe(true)
  await product.expectQuiet(page)
})

test('the editor keeps such blocks whole beside what is written', async () => {
  const person = await product.person()
  const blocks = (
    await Promise.all(['gacha-myths', 'esg-myths', 'loan-app-chat', 'lend-to-friend'].map(readBody))
  ).flatMap(({ content }) => content.filter(isLiveBlock))
  expect(new Set(blocks.map(({ type }) => type)).size).toBe(6)
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.goto('/post/create')
  await page.getByLabel('ชื่อเรื่อง').fill('มีบล็อก')
  await page.getByText(/^บันทึกแล้ว/).waitFor()
  const mine = db.selectFrom('post_draft').select(['post_id', 'content']).where('author_id', '=', person.id)
  const { post_id, content } = await mine.executeTakeFirstOrThrow()
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ก่อน' }] }, ...blocks] }
  await db
    .updateTable('post_draft')
    .set({ content: JSON.stringify({ ...(content as object), body }) })
    .where('author_id', '=', person.id)
    .where('post_id', '=', post_id)
    .execute()
  await page.goto(`/post/edit/${post_id}`)
  const text = page.getByRole('textbox', { name: 'เนื้อหา' })
  await text
    .getByText('บล็อกให้ลองทำ')
    .or(text.getByRole('group', { name: 'บล็อกให้ลองทำ' }))
    .first()
    .waitFor()
  await text.getByText('ก่อน', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('นี้')
  await eventually(async () => JSON.stringify((await mine.executeTakeFirstOrThrow()).content)).toContain('ก่อนนี้')
  const saved = (await mine.executeTakeFirstOrThrow()).content as unknown as { body: DocumentTree }
  expect(saved.body.content.filter(isLiveBlock)).toEqual(blocks)
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('at 360 the words of a drawing are at least 13 px, and the boxes of a calculator show their whole figure', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/post/detail/smart-goals')
  await wake(page)
  const words = page.locator('.drawing-plot text')
  await words.first().scrollIntoViewIfNeeded()
  const sizes = await words.evaluateAll((all) =>
    all.map((one) => {
      const svg = (one as SVGTextElement).ownerSVGElement!
      return (Number.parseFloat(getComputedStyle(one).fontSize) * svg.getBoundingClientRect().width) / 340
    }),
  )
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
  await expectAccessible(page)

  await page.goto('/post/detail/compound-interest')
  await wake(page)
  const boxes = page.locator('.calculator .field-box > input')
  await boxes.first().scrollIntoViewIfNeeded()
  await boxes.first().fill('20,000')
  const isWhole = (all: Element[]) => all.map((one) => one.scrollWidth <= one.clientWidth)
  expect(await boxes.evaluateAll(isWhole)).toEqual([true, true, true])
  await expectAccessible(page)
})

test.each([
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])(
  'a comic strip at $width px, $theme: its words and descriptions are read, and nothing runs out of the page',
  async (look) => {
    const page = await product.openPage(look)
    await page.goto('/post/detail/gang-2-dry-umbrella')
    await wake(page)
    const strip = await readBlock('gang-2-dry-umbrella', 'comic')
    const panels = part(page, `การ์ตูน: ${strip.title}`).getByRole('listitem')
    expect(await panels.count()).toBe(strip.panels.length)
    for (const [i, { alt, says }] of strip.panels.entries()) {
      await panels.nth(i).getByRole('img', { name: alt }).waitFor()
      for (const { text } of says) await panels.nth(i).getByText(text).waitFor()
    }
    await page.getByText('ตัวละครทั้งสี่เป็นภาพวาด').waitFor()
    await expectAccessible(page)
    await expectReflow(page)
    await product.expectQuiet(page)
  },
)
