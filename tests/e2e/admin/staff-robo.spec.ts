import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { newRoboJourney } from '../support/robo.ts'
import { openStaffPage } from '../support/staff.ts'

const product = await openProduct()
const { db, clock } = product
const { goToMoment, assess, openPlan } = newRoboJourney(product)
const refused = /status of (403|422)/

/** Types a day into the three boxes of a date. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const field = page.getByRole('group', { name })
  await field.getByRole('textbox').first().fill(String(date))
  await field.getByRole('combobox').selectOption({ index: month })
  await field
    .getByRole('textbox')
    .last()
    .fill(String(year + 543))
}

test('finance sees which caps an edited portfolio breaks, is refused it, and sets one that keeps both tables', async () => {
  const { page, look, confirm } = await openStaffPage(product, 360, ['finance'])
  await page.goto('/admin/robo/portfolios')
  await wake(page)
  await look('staff-portfolios')
  await page.getByRole('link', { name: 'ระดับ 1 เสี่ยงต่ำ' }).click()
  const parts = page.getByRole('textbox', { name: 'กองทุนในพอร์ต' })
  const reason = page.getByRole('textbox', { name: 'เหตุผลที่เปลี่ยน' })
  const set = page.getByRole('button', { name: 'ตั้งพอร์ตนี้' })
  const versions = () => db.selectFrom('robo_portfolio').select('version').where('level', '=', 1).execute()
  await parts.fill('SIM-CASH | 70\nSIM-THAI50 | 30')
  await page.getByRole('button', { name: 'ตรวจกับทั้งสองตาราง' }).click()
  await page.getByText('ตราสารทุนมีได้ไม่เกิน 10 % แต่พอร์ตนี้มี 30 %').waitFor()
  await look('staff-portfolio-breaks')
  await reason.fill('ลองเพิ่มหุ้น')
  product.pass(11 * 60_000)
  await set.click()
  await confirm()
  await page.getByText('ตราสารทุนมีได้ไม่เกิน 10 % แต่พอร์ตนี้มี 30 %').nth(1).waitFor()
  await look('staff-portfolio-refused')
  expect(await versions()).toHaveLength(1)
  await parts.fill('SIM-CASH | 90\nSIM-GOV3 | 10')
  await page.getByRole('button', { name: 'ตรวจกับทั้งสองตาราง' }).click()
  await page.getByText('ผ่านทั้งสองตาราง ตั้งได้').waitFor()
  await reason.fill('ลดหุ้นให้เหลือศูนย์')
  await set.click()
  await eventually(async () => (await versions()).length).toBe(2)
  await page.getByRole('cell', { name: 'ลดหุ้นให้เหลือศูนย์' }).waitFor()
  await page.getByText('ตั้งแล้ว แผนใหม่ใช้ฉบับนี้').waitFor()
  await look('staff-portfolio-set')
  await product.expectQuiet(page, { except: refused })
})

test('an editor has an agreement wait for a second one, who confirms it, and writes, changes and hides a market note', async () => {
  const { page, look } = await openStaffPage(product, 1280, ['editor'])
  await page.goto('/admin/robo/policies')
  await wake(page)
  await look('staff-policies')
  await page.getByRole('textbox', { name: 'สิ่งที่เปลี่ยนจากฉบับก่อน' }).fill('เขียนข้อที่สองให้ชัดขึ้น')
  const publish = page.getByRole('button', { name: 'ขอออกฉบับใหม่' })
  await typeDay(page, 'เริ่มใช้', bangkokDay(clock.now))
  await publish.click()
  await page.getByText('ฉบับใหม่เริ่มใช้ได้ตั้งแต่พรุ่งนี้').waitFor()
  await typeDay(page, 'เริ่มใช้', addDays(bangkokDay(clock.now), 1))
  await publish.click()
  await page.getByText('ส่งแล้ว รอบรรณาธิการอีกคนยืนยัน').waitFor()
  await look('staff-policy-new')
  const policies = () => db.selectFrom('robo_policy').select('version').where('type', '=', 'terms').execute()
  expect(await policies()).toHaveLength(1)

  const second = await openStaffPage(product, 1280, ['editor'])
  await second.page.goto('/admin/proposals')
  await wake(second.page)
  await second.page.getByText('เขียนข้อที่สองให้ชัดขึ้น').waitFor()
  await second.look('staff-policy-proposal')
  await second.page.getByRole('button', { name: 'ยืนยันให้มีผล' }).click()
  await second.page.getByText('ตอนนี้ไม่มีเรื่องที่รอคุณ').waitFor()
  expect(await policies()).toHaveLength(2)
  await product.expectQuiet(second.page)

  await page.goto('/admin/robo/news')
  await wake(page)
  await look('staff-news')
  await page.getByRole('textbox', { name: 'หัวข้อ' }).fill('ตลาดสัปดาห์นี้ขยับแค่ไหน')
  await page.getByRole('textbox', { name: 'สรุปหนึ่งประโยค' }).fill('หุ้นจำลองขึ้นแล้วลงกลับมาใกล้ที่เดิม')
  await page.getByRole('textbox', { name: 'เนื้อหา' }).fill('สัปดาห์นี้ราคาขยับทั้งสองทาง\n\nแผนที่ใส่เงินเท่ากันทุกเดือนยังเดินต่อ')
  await typeDay(page, 'วันที่เผยแพร่', bangkokDay(clock.now))
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await page.getByRole('link', { name: 'แก้ ตลาดสัปดาห์นี้ขยับแค่ไหน' }).click()
  await page.getByRole('heading', { name: 'แก้บันทึก' }).waitFor()
  await page.getByRole('combobox', { name: 'สถานะ' }).selectOption('hidden')
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'ตลาดสัปดาห์นี้ขยับแค่ไหน' })
  await row.getByText('ซ่อนอยู่').waitFor()
  await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
  await look('staff-news-hidden')
  await product.expectQuiet(page, { except: refused })
})

test('finance reads a person’s plans only with a reason, which is kept, and sees the funds of all plans', async () => {
  await goToMoment('2026-11-24T10:00')
  const nok = await product.person()
  await assess(nok, 'b')
  await openPlan(nok, 'กล้องตัวแรก')
  const { page, look, staff } = await openStaffPage(product, 1280, ['finance'])
  await page.goto('/admin/robo/person')
  await wake(page)
  await page.getByRole('textbox', { name: 'รหัสสมาชิก' }).fill(nok.id)
  await page.getByRole('textbox', { name: 'เหตุผล' }).fill('ขอดู')
  await page.getByRole('button', { name: 'ดูแผน' }).click()
  await page.getByText('บอกเหตุผลอย่างน้อย 10 ตัวอักษร').first().waitFor()
  expect(await page.getByRole('heading', { name: 'กล้องตัวแรก' }).count()).toBe(0)
  const reason = 'สมาชิกถามเรื่องคำสั่งแรก'
  await page.getByRole('textbox', { name: 'เหตุผล' }).fill(reason)
  await page.getByRole('button', { name: 'ดูแผน' }).click()
  await page.getByRole('heading', { name: 'กล้องตัวแรก' }).waitFor()
  await page.getByRole('table', { name: 'รายการ' }).waitFor()
  await look('staff-robo-person')
  const acts = await db
    .selectFrom('staff_act')
    .select(['actor_id', 'after'])
    .where('act', '=', 'robo.looked-at')
    .execute()
  expect(acts).toEqual([{ actor_id: staff.id, after: { reason } }])
  await page.goto('/admin/robo/funds')
  await wake(page)
  await page.getByRole('table', { name: 'กองทุนในแผน' }).waitFor()
  await look('staff-robo-funds')
  await product.expectQuiet(page, { except: refused })
})
