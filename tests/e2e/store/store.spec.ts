import { expect, test } from 'vitest'
import { giveKoin } from '#features/koin/server/commands.ts'
import { moveOrder } from '#features/store/orders/server/admin-commands.ts'
import { buyPremium } from '#features/store/orders/server/buy-commands.ts'
import { koin } from '#lib/money.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { anAddress, aPremium, findStoreFaults } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })
const image = '/art/premiums/water-bottle.svg'

test('at 1280 × 800 the price of a thing and its button are in sight without a scroll', async () => {
  const id = await aPremium(product, { title: 'ขวดน้ำใบใหญ่ที่พกไปโรงเรียนได้ทุกวัน', image })
  const nok = await product.person()
  await earn(nok, 15_000)
  const page = await product.openPage({ width: 1280, storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  for (const target of [page.locator('.premium-price'), page.getByRole('button', { name: 'แลก 100.00' })]) {
    await target.waitFor()
    const { y, height } = (await target.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(800)
  }
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('who waits for a guardian is led to where the request stands and can be sent again', async () => {
  const id = await aPremium(product, { title: 'สมุดของคนที่รอ', image })
  const child = await product.person({ age: 15, guardian: 'waiting' })
  const page = await product.openPage({ width: 360, theme: 'dark', storage: await storageOf(child) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('link', { name: 'ดูสถานะและเตือนผู้ปกครอง' }).tap()
  await page.waitForURL('**/profile/consents')
  await page.getByRole('region', { name: 'รอผู้ปกครองยืนยัน' }).getByRole('button', { name: /ส่ง/ }).waitFor()
  await product.expectQuiet(page)
})

test('what is passed on is no purchase: its words, its shares and its end say so, and the way goes to the sum of all', async () => {
  const id = await aPremium(product, { type: 'charity', stock: null, title: 'หนังสือให้ห้องสมุด', image })
  const nok = await product.person()
  await earn(nok, 50_000)
  const page = await product.openPage({ width: 360, storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('button', { name: 'ส่งต่อ 100.00' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ส่งต่อกี่ส่วน').selectOption('2 ส่วน')
  expect(await dialog.textContent()).not.toContain('ชิ้น')
  await dialog.getByRole('button', { name: 'ส่งต่อ 200.00' }).tap()
  const done = page.getByRole('dialog', { name: 'ส่งต่อแล้ว ขอบคุณ' })
  await eventually(() => done.getByRole('status').first().textContent()).toBe('“หนังสือให้ห้องสมุด” 2 ส่วน จากคุณ')
  // The sum of all is told as the books have it, with what was given just now.
  const row = (name: string) => done.getByRole('term').filter({ hasText: name }).locator('+ dd')
  await eventually(() => row('คุณส่งต่อ').textContent()).toBe('200.00 koin')
  await eventually(() => row('รวมของทุกคน').textContent()).toBe('200.00 koin')
  await expectAccessible(page)
  await done.getByRole('link', { name: 'ดูยอดรวม' }).tap()
  await page.waitForURL('**/store/charity')
  await page.getByText('200.00').first().waitFor()
  await product.expectQuiet(page)
})

test('by thumb: from no koin at all to a wish, a purchase, its parcel and its arrival', async () => {
  const id = await aPremium(product, { title: 'ขวดน้ำของเดินทาง', image })
  const nok = await product.person()
  const page = await product.openPage({ width: 360, theme: 'light', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('heading', { name: 'เริ่มเก็บได้จากควิซวันนี้' }).waitFor()
  expect(await page.getByRole('button', { name: /^แลก/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'เก็บไว้เป็นเป้าหมาย' }).tap()
  await page.getByText('อยู่ในรายการที่อยากได้แล้ว').waitFor()
  await page.goto(`${product.origin}/store/wishes`)
  await page.getByRole('link', { name: 'ขวดน้ำของเดินทาง' }).waitFor()
  await page.getByText('ขาด 100.00').waitFor()
  await expectAccessible(page)

  await earn(nok, 15_000)
  await page.getByRole('link', { name: 'ขวดน้ำของเดินทาง' }).tap()
  await page.getByRole('heading', { name: 'ครบแล้ว แลกเมื่อพร้อม' }).waitFor()
  await page.getByRole('button', { name: 'แลก 100.00' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'ชื่อผู้รับ' }).fill(anAddress.name)
  await dialog.getByRole('textbox', { name: 'เบอร์โทร' }).fill(anAddress.phone)
  await dialog.getByRole('textbox', { name: 'บ้านเลขที่' }).fill(anAddress.line)
  await dialog.getByRole('textbox', { name: 'ตำบล' }).fill('สามเสนใน')
  await dialog.getByRole('button', { name: 'สามเสนใน › พญาไท › กรุงเทพมหานคร 10400' }).tap()
  expect(await dialog.getByRole('textbox', { name: 'รหัสไปรษณีย์' }).inputValue()).toBe('10400')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'บันทึกที่อยู่' }).tap()
  await dialog.getByRole('radio', { name: anAddress.name }).waitFor()
  await dialog.getByText('50.00 koin', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'แลก 100.00' }).tap()
  await page.getByRole('dialog', { name: 'แลกเรียบร้อย' }).waitFor()
  await page.getByRole('link', { name: 'ดูรายการนี้' }).tap()
  await page.waitForURL(/\/store\/orders\/[0-9a-f-]{36}$/)
  await page.getByText('99/1 ถนนสุขใจ').waitFor()
  await expectAccessible(page)

  const orderId = page.url().split('/').at(-1)!
  await ship(orderId)
  await page.reload()
  await page.getByRole('link', { name: /ติดตามพัสดุ/ }).waitFor()
  expect(await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).count()).toBe(0)
  await wake(page)
  await page.getByRole('button', { name: 'ได้รับแล้ว' }).tap()
  await page.getByText('ขอบคุณที่บอก').waitFor()
  await page.goto(`${product.origin}/store/orders`)
  await page.locator('[data-place="blue"]').getByText('ได้รับแล้ว').waitFor()
  await eventually(() => findStoreFaults(product)).toEqual([])
  await product.expectQuiet(page)
})

test('by keyboard: a price that changed in the sheet is asked for again, and is charged only then', async () => {
  const id = await aPremium(product, { title: 'โค้ดราคาใหม่', image, codes: ['NEW-PRICE-0001'] })
  const nok = await product.person({ koin: 25_000 })
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('button', { name: 'แลก 100.00' }).press('Enter')
  await product.db
    .updateTable('premium')
    .set({ price: koin(12_000) })
    .where('id', '=', id)
    .execute()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'แลก 100.00' }).press('Enter')
  await dialog.getByRole('alert').getByText('120.00 koin').waitFor()
  expect(await orderCount(nok)).toBe(0)
  await dialog.getByRole('button', { name: 'แลก 120.00' }).press('Enter')
  await page.getByRole('dialog', { name: 'แลกเรียบร้อย' }).waitFor()
  expect(await orderCount(nok)).toBe(1)
  await page.getByRole('link', { name: 'ดูรายการนี้' }).press('Enter')
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกและรับ koin คืน' }).press('Enter')
  await page.getByText('คืน koin ครบแล้ว').waitFor()
  expect(await findStoreFaults(product)).toEqual([])
  await product.expectQuiet(page, { except: /status of 409/ })
})

test('by thumb: what others took while the sheet was open is told calmly, and nothing is charged', async () => {
  const id = await aPremium(product, { title: 'สมุดสองเล่มสุดท้าย', type: 'voucher', stock: 3, image })
  const nok = await product.person({ koin: 50_000 })
  const page = await product.openPage({ width: 360, theme: 'light', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('button', { name: 'แลก 100.00' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'จำนวน' }).selectOption({ label: '3 ชิ้น' })
  const leave = (stock: number) => product.db.updateTable('premium').set({ stock }).where('id', '=', id).execute()
  await leave(2)
  await dialog.getByRole('button', { name: 'แลก 300.00' }).tap()
  await dialog.getByRole('alert').getByText('ตอนนี้เหลือ 2 ชิ้น').waitFor()
  // What is left is offered, at its own sum.
  await dialog.getByRole('button', { name: 'แลก 200.00' }).waitFor()
  await leave(0)
  await dialog.getByRole('button', { name: 'แลก 200.00' }).tap()
  await dialog.getByText('ตอนนี้แลกเพิ่มไม่ได้').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'ยังก่อน' }).tap()
  await page.getByRole('button', { name: 'เก็บไว้เป็นเป้าหมาย' }).waitFor()
  expect(await page.getByRole('button', { name: /^แลก/ }).count()).toBe(0)
  expect(await orderCount(nok)).toBe(0)
  await page.getByRole('link', { name: 'คุณมี 500.00 koin' }).waitFor()
  await product.expectQuiet(page, { except: /status of 409/ })
})

test('an order that is packed meanwhile says why it cannot be cancelled any more, and the button goes', async () => {
  const id = await aPremium(product, { title: 'กล่องดินสอ', image })
  const nok = await product.person({ koin: 25_000 })
  const address = { ...anAddress, is_confirmed: false, save: false }
  const buying = {
    userId: nok.id,
    premiumId: id,
    quantity: 1,
    expectedPrice: koin(10_000),
    address,
    now: product.clock.now,
  }
  const orderId = await product.db.transaction().execute((tx) => buyPremium(tx, buying))
  const page = await product.openPage({ width: 360, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/orders/${orderId}`)
  await wake(page)
  await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).tap()
  await ship(orderId)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'ยกเลิกและรับ koin คืน' }).tap()
  await dialog.getByRole('alert').getByText('ยกเลิกได้ก่อนเริ่มแพ็กเท่านั้น').waitFor()
  await dialog.getByRole('button', { name: 'เก็บไว้' }).tap()
  await page.getByRole('link', { name: /ติดตามพัสดุ/ }).waitFor()
  expect(await page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).count()).toBe(0)
  await product.expectQuiet(page, { except: /status of 409/ })
})

test('a code is shown to its buyer when they ask, and then the order cannot be cancelled', async () => {
  const id = await aPremium(product, { title: 'โค้ดของลับ', image, codes: ['KOIN-7QX4-1122'] })
  const nok = await product.person({ koin: 25_000 })
  const page = await product.openPage({ width: 360, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/store/${id}`)
  await wake(page)
  await page.getByRole('button', { name: 'แลก 100.00' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'แลก 100.00' }).tap()
  await page.getByRole('link', { name: 'ดูรายการนี้' }).tap()
  await page.getByRole('button', { name: 'แสดงโค้ด' }).waitFor()
  expect(await page.content()).not.toContain('KOIN-7QX4-1122')
  await page.getByRole('button', { name: 'แสดงโค้ด' }).tap()
  await page.getByText('KOIN-7QX4-1122').waitFor()
  await eventually(() => page.getByRole('button', { name: 'ยกเลิกรายการนี้' }).count()).toBe(0)
  await expectAccessible(page)
  await product.expectQuiet(page)
})

const orderCount = async ({ id }: TestPerson) =>
  (await product.db.selectFrom('premium_order').select('id').where('user_id', '=', id).execute()).length

async function earn({ id: userId }: TestPerson, amount: number): Promise<void> {
  const reason = { account: 'adjustment', title: 'ได้จากการเรียนรู้', href: null, cause: 'test:earned' } as const
  const { now } = product.clock
  await product.db.transaction().execute((tx) => giveKoin(tx, { userId, amount: koin(amount), ...reason, now }))
}

async function ship(orderId: string): Promise<void> {
  const steps = [
    { from: 'paid', to: 'packed', tracking: null },
    { from: 'packed', to: 'shipped', tracking: { carrier: 'ไปรษณีย์ไทย', number: 'EX123456789TH' } },
  ] as const
  for (const step of steps)
    await product.db.transaction().execute((tx) => moveOrder(tx, { orderId, ...step, now: product.clock.now }))
}
