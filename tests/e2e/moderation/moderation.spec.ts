import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decideCase } from '#features/moderation/admin-contract.ts'
import { reportPost } from '#features/moderation/report-contract.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { aPost } from '../../support/posted.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, type View, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, keyboard } from '../support/hands.ts'

const product = await openProduct()
const { origin } = product

/** A member for a month, so that a report has full weight. */
const regular = () => product.person({ age: 30, daysHere: 30 })

async function report(who: TestPerson, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ id, reason: 'insult' })
  expect((await fetch(origin + reportPost.path, { method: 'POST', headers, body })).status).toBe(200)
}

/** A summary below one of our articles, accepted by two readers. */
async function anAcceptedSummary(who: TestPerson): Promise<void> {
  const now = product.clock.now
  const { id } = await product.db
    .selectFrom('post')
    .select('id')
    .where('key', '=', 'compound-interest')
    .executeTakeFirstOrThrow()
  const text = 'ออมก่อนใช้ แล้วปล่อยให้เวลาช่วยให้เงินโต '.repeat(3)
  const made = { day: bangkokDay(now), text, flags: '[]', made_at: now, updated_at: now }
  await product.db
    .insertInto('post_summary')
    .values({ user_id: who.id, post_id: id, id: newId(now), state: 'accepted', decided_at: now, ...made })
    .execute()
}

/** Resolves the case, so that the next journey has exactly one open case. */
async function showSummaryAgain(who: TestPerson): Promise<void> {
  const { id } = await product.db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_kind', '=', 'summary')
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ id, decision: 'restore' })
  expect((await fetch(origin + decideCase.path, { method: 'POST', headers, body })).status).toBe(200)
}

async function openAs(who: TestPerson, look: View, path: string): Promise<Page> {
  const page = await product.openPage({ ...look, storage: { ...cookiesAnswered, ...(await product.storageOf(who)) } })
  await page.goto(path)
  await wake(page)
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png`, fullPage: true })
}

test('by touch at 360 px: the third report hides a post, its author reads the reason and appeals', async () => {
  const [author, first, second, third, moderator] = await Promise.all([
    product.person(),
    regular(),
    regular(),
    regular(),
    product.person({ roles: ['moderator'] }),
  ])
  const id = await aPost(product, author, { text: 'เก็บก่อนใช้ ใครไม่เก็บก็ไอ้โง่แล้วล่ะ' })
  for (const who of [first, second]) await report(who, id)
  await anAcceptedSummary(first)
  const look = { width: 360, theme: 'light' } as const
  const hand = finger()

  const page = await openAs(third, look, `/post/detail/${id}`)
  const button = page.getByRole('button', { name: 'รายงาน', exact: true })
  await button.scrollIntoViewIfNeeded()
  await eventually(() => page.getByRole('button', { name: /^ถูกใจ/ }).getAttribute('aria-disabled')).toBe(null)
  await hand.press(button)
  await hand.choose(page.getByRole('combobox', { name: 'เหตุผล' }), 'หยาบคาย ดูถูก หรือกลั่นแกล้ง')
  await expectAccessible(page)
  await shot(page, 'report-360')
  await hand.press(page.getByRole('button', { name: 'ส่งให้ทีมงานดู' }))
  await page.getByText(/^ส่งแล้ว ขอบคุณ/).waitFor()
  await product.expectQuiet(page)

  // Summaries by readers below an article are reported in the same way.
  await page.goto('/post/detail/compound-interest')
  await wake(page)
  await page.getByRole('button', { name: 'อ่านสรุปของผู้อ่าน' }).scrollIntoViewIfNeeded()
  await eventually(() => page.getByRole('button', { name: /^ถูกใจ/ }).getAttribute('aria-disabled')).toBe(null)
  await hand.press(page.getByRole('button', { name: 'อ่านสรุปของผู้อ่าน' }))
  await hand.press(page.getByRole('button', { name: /^รายงาน สรุปโดย / }))
  await hand.choose(page.getByRole('combobox', { name: 'เหตุผล' }), 'โฆษณาขายของ')
  await hand.press(page.getByRole('button', { name: 'ส่งให้ทีมงานดู' }))
  await page.getByText(/^ส่งแล้ว ขอบคุณ/).waitFor()
  await shot(page, 'summary-360')
  await showSummaryAgain(moderator)

  const desk = await openAs(moderator, look, '/admin/moderation')
  await hand.press(desk.getByRole('link', { name: 'วิธีเก็บเงินของเรา' }))
  await desk.getByRole('heading', { level: 1, name: 'วิธีเก็บเงินของเรา' }).waitFor()
  expect(await desk.locator('.reading mark').textContent()).toBe('ไอ้โง่')
  await hand.choose(desk.getByRole('combobox', { name: 'เหตุผลถึงผู้เขียน' }), 'หยาบคาย ดูถูก หรือกลั่นแกล้ง')
  await shot(desk, 'case-360')
  await hand.press(desk.getByRole('button', { name: 'ซ่อนจากผู้อ่าน' }))
  await desk.getByText(/^ตัดสินแล้ว: ซ่อน/).waitFor()

  const own = await openAs(author, look, '/notifications')
  await hand.press(own.getByRole('link', { name: /ยังไม่แสดงให้คนอื่นเห็น/ }))
  await own.getByRole('heading', { level: 1, name: 'ผลการตรวจ' }).waitFor()
  await own.getByText(/มีถ้อยคำที่อาจทำให้คนอื่นเจ็บ/).waitFor()
  await hand.fill(own.getByRole('textbox', { name: /ทำไมควรแสดง/ }), 'เราแซวตัวเองเล่น ๆ แก้คำแล้ว ขอให้ดูอีกครั้ง')
  await expectAccessible(own)
  await shot(own, 'own-360')
  await hand.press(own.getByRole('button', { name: 'ขอให้ดูอีกครั้ง' }))
  await own.getByText(/^ส่งคำขอแล้ว/).waitFor()
  await product.expectQuiet(own)
})

test('by keyboard at 1280 px in the dark theme: a moderator restores a post with one shortcut and goes on', async () => {
  const [author, moderator, ...crowd] = await Promise.all([
    product.person(),
    product.person({ roles: ['moderator'] }),
    regular(),
    regular(),
    regular(),
  ])
  const id = await aPost(product, author, { title: 'ขายขนมหน้าโรงเรียน' })
  for (const who of crowd) await report(who, id)
  const page = await openAs(moderator, { width: 1280, theme: 'dark' }, '/admin/moderation?origin=report')
  await expectAccessible(page)
  await shot(page, 'queue-1280')
  const hand = keyboard(page)
  await hand.press(page.getByRole('link', { name: 'ขายขนมหน้าโรงเรียน' }))
  await page.getByRole('heading', { level: 1, name: 'ขายขนมหน้าโรงเรียน' }).waitFor()
  await expectAccessible(page)
  await shot(page, 'case-1280')
  await page.keyboard.press('Alt+Digit1')
  await page.getByText(/^ตัดสินแล้ว: แสดงต่อ/).waitFor()
  await page.keyboard.press('Alt+Digit3')
  await page.getByRole('heading', { level: 1, name: 'คิวตรวจ' }).waitFor()
  expect((await fetch(`${origin}/v2/api/post/show?id=${id}`)).status).toBe(200)
  await product.expectQuiet(page)
})
