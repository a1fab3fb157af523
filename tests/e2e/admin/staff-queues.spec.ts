import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reportPost } from '#features/moderation/report-contract.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPremium, aSale } from '../../fixtures/store.ts'
import { aPost } from '../../support/posted.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product

/** What has the focus, and how to get there by the Tab key. */
function keysOf(page: Page) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  const tabTo = async (wanted: RegExp) => {
    for (let i = 0; i < 120; i += 1) {
      await page.keyboard.press('Tab')
      if (wanted.test(await focused())) return
    }
    throw new Error(`the Tab key never came to ${wanted}`)
  }
  return { focused, tabTo }
}

/** How many orders are in each state. */
async function states(): Promise<string[]> {
  const rows = await db.selectFrom('premium_order').select('state').orderBy('state').execute()
  return rows.map(({ state }) => state)
}

/** Summaries that wait, below articles of ours. */
async function someSummaries(count: number): Promise<void> {
  const { id: userId } = await product.person({ name: 'คนสรุป' })
  const posts = await db.selectFrom('post').select('id').orderBy('key').limit(count).execute()
  const at = clock.now
  const text = 'เก็บก่อนใช้แล้วเงินโตเร็ว '.repeat(4)
  for (const { id } of posts)
    await db
      .insertInto('post_summary')
      .values({
        ...{ user_id: userId, post_id: id, id: newId(at), day: bangkokDay(at), text, flags: '[]' },
        ...{ made_at: at, updated_at: at },
      })
      .execute()
}

test('by the keyboard alone who packs takes two of three orders, packs them, and opens the third', async () => {
  const premiumId = await aPremium(product)
  for (const name of ['นก', 'ปลา', 'ไก่']) await aSale(product, { premiumId, name })
  const { page, look, staff } = await openStaffPage(product, 1280, ['fulfilment'])
  const { keyboard } = page
  const { focused, tabTo } = keysOf(page)
  await page.goto('/admin/store/orders?state=paid')
  await wake(page)
  await tabTo(/^เลือก .*ถุงผ้า/)
  const first = await focused()
  await keyboard.press('x')
  await keyboard.press('j')
  expect(await focused()).not.toBe(first)
  await keyboard.press('x')
  await page.getByText('เลือก 2 รายการ').waitFor()
  await keyboard.press('Shift+Slash')
  await page.getByRole('dialog', { name: 'แป้นลัด' }).waitFor()
  await look('queue-keys')
  await keyboard.press('Escape')
  await tabTo(/^รับเรื่อง$/)
  await keyboard.press('Enter')
  await page.getByText('รับแล้ว 2 เรื่อง').waitFor()
  const { user_id: holder } = await db.selectFrom('work_claim').select('user_id').limit(1).executeTakeFirstOrThrow()
  expect(holder).toBe(staff.id)

  // The focus is beside the rows now: the keys go on from the row that was last in use, on the way to the button.
  await keyboard.press('k')
  await keyboard.press('x')
  await keyboard.press('k')
  await keyboard.press('x')
  await page.getByText('เลือก 2 รายการ').waitFor()
  await look('queue-orders')
  await tabTo(/^แพ็กแล้ว$/)
  await keyboard.press('Enter')
  await page.getByText('แพ็กแล้ว 2 รายการ').waitFor()
  await eventually(states).toEqual(['packed', 'packed', 'paid'])
  await keyboard.press('j')
  await keyboard.press('Enter')
  await page.waitForURL(/\/admin\/store\/orders\/[0-9a-f-]{36}$/)
  await product.expectQuiet(page)
})

test('on a phone a moderator returns two summaries with one reason, and hands on only what is theirs', async () => {
  await someSummaries(3)
  await product.person({ roles: ['moderator'], name: 'ผู้ตรวจสอง' })
  const { page, look } = await openStaffPage(product, 360, ['moderator'])
  await page.goto('/admin/summaries')
  await wake(page)
  const ticks = page.getByRole('checkbox', { name: /^เลือก / })
  await eventually(() => ticks.count()).toBe(3)
  await look('queue-summaries')
  await page.getByRole('button', { name: 'รับเรื่องนี้' }).first().click()
  await page.getByText('คุณรับไว้เมื่อ', { exact: false }).waitFor()
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  const bar = page.getByRole('region', { name: 'ทำกับรายการที่เลือก' })
  await look('queue-summaries-selected')
  await bar.getByRole('button', { name: 'ส่งต่อ', exact: true }).click()
  const handing = page.getByRole('dialog', { name: 'ส่งต่อ 2 เรื่อง' })
  await handing.getByRole('button', { name: 'ส่งต่อ', exact: true }).click()
  await handing.getByRole('alert').first().waitFor()
  await handing.getByLabel('ส่งต่อให้', { exact: true }).selectOption({ label: 'ผู้ตรวจสอง' })
  await handing.getByRole('textbox', { name: 'ข้อความถึงคนรับ' }).fill('ช่วยดูต่อ')
  await look('queue-hand-over')
  await handing.getByRole('button', { name: 'ส่งต่อ', exact: true }).click()
  await page.getByText('ส่งต่อแล้ว 1 เรื่อง ทำไม่ได้ 1 รายการ').waitFor()
  await page.getByText('เรื่องนี้ไม่ได้อยู่กับคุณแล้ว', { exact: false }).waitFor()
  await look('queue-refused')

  // What was refused is still selected; the other one joins it.
  await ticks.nth(2).check()
  await bar.getByRole('button', { name: 'ส่งกลับ' }).click()
  const asking = page.getByRole('dialog', { name: 'ส่งกลับ 2 รายการ' })
  await asking.getByRole('button', { name: 'ส่งกลับ 2 รายการ' }).click()
  await asking.getByText('เลือกเหตุผลก่อน', { exact: false }).waitFor()
  await asking.getByLabel('เหตุผลถึงผู้เขียน').selectOption({ label: 'สั้นหรือบางไป' })
  await look('queue-reason')
  await asking.getByRole('button', { name: 'ส่งกลับ 2 รายการ' }).click()
  await page.getByText('ส่งกลับแล้ว 2 สรุป').waitFor()
  await eventually(() => ticks.count()).toBe(1)
  await product.expectQuiet(page, { except: /status of (409|422)/ })
})

test('on a phone a moderator hides two reported texts with one reason, and each author is told', async () => {
  const [author, reporter] = [await product.person(), await product.person({ age: 30, daysHere: 30 })]
  for (const _ of [1, 2]) {
    const id = await aPost(product, author)
    const headers = { authorization: `Bearer ${reporter.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ id, reason: 'insult' })
    expect((await fetch(product.origin + reportPost.path, { method: 'POST', headers, body })).status).toBe(200)
  }
  const { page, look } = await openStaffPage(product, 360, ['moderator'])
  await page.goto('/admin/moderation?origin=report')
  await wake(page)
  await page.getByRole('button', { name: 'เลือกทั้งหน้า' }).click()
  await look('queue-cases')
  await page.getByRole('button', { name: 'ซ่อนจากผู้อ่าน' }).click()
  const asking = page.getByRole('dialog', { name: 'ซ่อนจากผู้อ่าน 2 รายการ' })
  await asking.getByLabel('เหตุผลถึงผู้เขียน').selectOption({ index: 1 })
  await look('queue-cases-reason')
  await asking.getByRole('button', { name: 'ซ่อนจากผู้อ่าน 2 รายการ' }).click()
  await page.getByText('ไม่มีเรื่องค้างในคิวนี้').waitFor()
  const hidden = await db.selectFrom('moderation_case').select('reason').where('state', '=', 'hidden').execute()
  expect(hidden.map(({ reason }) => reason !== null)).toEqual([true, true])
  const told = db.selectFrom('notice').select('id').where('user_id', '=', author.id)
  expect(await told.where('kind', '=', 'moderation.decided').execute()).toHaveLength(2)
  await product.expectQuiet(page)
})
