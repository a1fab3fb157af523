import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addTotp } from '#features/admin/server/totp-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { buyPremium } from '#features/store/orders/server/buy-commands.ts'
import { koin } from '#lib/money.ts'
import { newTotpSecret, totpCode, totpStep } from '#lib/server/secrets/totp.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { anAddress, aPremium, findStoreFaults } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { lookWith } from '../support/look.ts'

const product = await openProduct()
const { origin, db, clock } = product
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })
const image = '/art/premiums/tote-bag.svg'

async function buy(premiumId: string, name: string): Promise<string> {
  const { id: userId } = await product.person({ koin: 30_000, name })
  const address = { ...anAddress, is_confirmed: false, save: false }
  const buying = { userId, premiumId, quantity: 1, expectedPrice: koin(10_000), address, now: clock.now }
  return db.transaction().execute((tx) => buyPremium(tx, buying))
}

async function stateOf(id: string): Promise<string> {
  return (await db.selectFrom('premium_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
}

const putFile = (page: Page, label: string, lines: string[]) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

test('staff makes a premium, sells it, sends it by file with a wrong row named, and gives koin back', async () => {
  const staff = await product.person({ roles: ['editor', 'fulfilment', 'admin'] })
  const keys = await openKeys({ db, clock: () => clock.now })
  const secret = newTotpSecret()
  await db.transaction().execute((tx) => addTotp(tx, keys, { userId: staff.id, secret, now: clock.now }))
  const way = { name: '', width: 1280, theme: 'light', handOf: () => null as never, hasAxe: true } as const
  const page = await product.openPage({ ...way, storage: await storageOf(staff) })
  const look = lookWith(page, way)

  await page.goto('/admin/store')
  await wake(page)
  await look('staff-premiums')
  await page.getByRole('link', { name: 'เพิ่มของรางวัล' }).click()
  await page.getByRole('button', { name: 'บันทึก' }).click()
  await page.getByRole('alert').waitFor()
  await look('staff-form-wrong')
  await page.getByRole('textbox', { name: 'ชื่อ' }).fill('ถุงผ้าของทีม')
  await page.getByRole('textbox', { name: 'สรุปหนึ่งประโยค' }).fill('ถุงผ้าหนึ่งใบ')
  await page.getByRole('textbox', { name: 'รายละเอียด' }).fill('ผ้าหนา ซักได้')
  await page.getByRole('textbox', { name: 'ราคาต่อชิ้น' }).fill('100')
  await page.getByRole('textbox', { name: 'จำนวนตอนเริ่ม' }).fill('5')
  await page.getByLabel('เปิดให้แลก', { exact: true }).fill('2026-01-01T09:00')
  await look('staff-form')
  await page.getByRole('button', { name: 'บันทึก' }).click()
  await page.getByRole('heading', { level: 1, name: 'ถุงผ้าของทีม' }).waitFor()
  await page.getByRole('textbox', { name: 'จำนวนที่เปลี่ยน' }).fill('-6')
  await page.getByRole('textbox', { name: 'เหตุผล' }).fill('นับใหม่')
  await page.getByRole('button', { name: 'บันทึกจำนวน' }).click()
  await page.getByRole('alert').getByText('เหลือแค่ 5 ชิ้น').waitFor()
  await page.getByRole('textbox', { name: 'จำนวนที่เปลี่ยน' }).fill('3')
  await page.getByRole('button', { name: 'บันทึกจำนวน' }).click()
  await page.getByText('ตอนนี้เหลือ 8 ชิ้น').waitFor()
  await look('staff-premium')

  const premiumId = page.url().split('/').at(-1)!
  const first = await buy(premiumId, 'นก')
  const second = await buy(premiumId, 'ปลา')
  await page.getByRole('link', { name: 'ดูรายการแลกของชิ้นนี้' }).click()
  await page.getByText('2 รายการ', { exact: true }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ดาวน์โหลด CSV' }).click(),
  ])
  const file = fs.readFileSync(await download.path(), 'utf8')
  expect(file).toContain(first)
  expect(file).toContain('สามเสนใน')

  const [heading, ...rows] = ['order,state,carrier,tracking', `${first},packed,,`, `${second},flying,,`]
  await putFile(page, 'นำไฟล์กลับเข้า', [heading!, ...rows])
  await page.getByRole('button', { name: 'ดูว่าไฟล์จะเปลี่ยนอะไร' }).click()
  await page.getByRole('alert').getByText('แถว 2: ช่อง state').waitFor()
  expect(await page.getByText(/^แถว 1:/).count()).toBe(0)
  await look('staff-orders-wrong')
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'paid'])
  await putFile(page, 'นำไฟล์กลับเข้า', [heading!, `${first},shipped,Flash,TH0123456789`, `${second},packed,,`])
  await page.getByRole('button', { name: 'ดูว่าไฟล์จะเปลี่ยนอะไร' }).click()
  await page.getByText('จะเลื่อน 2 รายการ').waitFor()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'paid'])
  await page.getByRole('button', { name: 'ยืนยันเลื่อน 2 รายการ' }).click()
  await page.getByText('เลื่อน 2 รายการแล้ว').waitFor()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['shipped', 'packed'])
  await look('staff-orders')

  await page.getByRole('link', { name: /^รอส่ง/ }).click()
  await page.getByRole('row').filter({ hasText: 'ปลา' }).getByRole('link').click()
  await page.getByText('99/1 ถนนสุขใจ').waitFor()
  const desks = page.getByRole('navigation', { name: 'เมนูหลังบ้าน' }).locator('[aria-current]')
  expect(await desks.allTextContents()).toEqual(['รายการแลก'])
  await look('staff-order')
  product.pass(11 * 60_000)
  await page.getByRole('button', { name: 'คืน koin' }).click()
  const dialog = page.getByRole('dialog', { name: /คืน koin ของรายการ/ })
  await dialog.getByRole('textbox', { name: 'เหตุผลที่ผู้แลกจะเห็น' }).fill('ของมีตำหนิ')
  await dialog.getByRole('button', { name: 'คืน koin' }).click()
  const factor = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' })
  await factor.getByRole('textbox', { name: 'รหัสจากแอป' }).fill(totpCode(secret, totpStep(clock.now)))
  await factor.getByRole('button', { name: 'ยืนยัน' }).click()
  await page.getByText('เหตุผล: ของมีตำหนิ').waitFor()
  expect(await stateOf(second)).toBe('refunded')
  expect(await findStoreFaults(product)).toEqual([])
  await look('staff-refunded')

  await page.goto('/admin/log?kind=premium_order')
  for (const act of ['คืน koin ของรายการแลก', 'นำไฟล์รายการแลกกลับเข้า', 'ส่งออกรายการแลกพร้อมที่อยู่'])
    await page.getByRole('listitem').filter({ hasText: act }).first().waitFor()
  await product.expectQuiet(page, { except: /status of (403|409|422)/ })
})

test('by thumb a parcel is packed, sent and marked as arrived, one press each', async () => {
  const id = await aPremium(product, { title: 'กล่องข้าวของนก', image })
  const order = await buy(id, 'มด')
  const staff = await product.person({ roles: ['fulfilment'] })
  const way = { name: '', width: 360, theme: 'dark', handOf: () => null as never, hasAxe: true } as const
  const page = await product.openPage({ ...way, storage: await storageOf(staff) })
  const look = lookWith(page, way)
  await page.goto(`/admin/store/orders?premium=${id}`)
  await wake(page)
  await look('staff-orders')
  await page.goto(`/admin/store/orders/${order}`)
  await wake(page)
  await page.getByRole('button', { name: 'แพ็กแล้ว' }).tap()
  await page.getByRole('button', { name: 'แพ็กแล้ว' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'ส่งแล้ว' }).tap()
  await page.getByText('เลขพัสดุมีแต่ตัวอักษรอังกฤษและตัวเลข').first().waitFor()
  await look('staff-order')
  await page.getByRole('textbox', { name: 'เลขพัสดุ' }).fill('EX123456789TH')
  await page.getByRole('button', { name: 'ส่งแล้ว' }).tap()
  await page.getByRole('link', { name: /ติดตามพัสดุ/ }).waitFor()
  await page.getByRole('button', { name: 'ถึงแล้ว' }).tap()
  await page.getByText('รายการนี้ไม่มีขั้นต่อไป').waitFor()
  expect(await stateOf(order)).toBe('delivered')
  await product.expectQuiet(page, { except: /status of 422/ })
})

test('codes come in from a file: one that is there already is named by its row; the key is turned', async () => {
  await aPremium(product, { title: 'โค้ดเพลงของนก', image, codes: ['OLD-1111'], low_mark: 5 })
  const staff = await product.person({ roles: ['editor', 'fulfilment', 'admin'] })
  const way = { name: '', width: 360, theme: 'light', handOf: () => null as never, hasAxe: true } as const
  const page = await product.openPage({ ...way, storage: await storageOf(staff) })
  const look = lookWith(page, way)
  await page.goto('/admin/store/codes')
  await wake(page)
  await look('staff-codes')
  await page.getByRole('link', { name: 'โค้ดเพลงของนก' }).tap()
  await page.getByText('น้อยกว่าที่ตั้งไว้').waitFor()
  await putFile(page, 'ไฟล์โค้ด', ['NEW-2222', 'not a code'])
  await page.getByRole('button', { name: 'นำเข้าคลัง' }).tap()
  await page.getByRole('alert').getByText('แถว 2:').waitFor()
  await look('staff-pool-wrong')
  await putFile(page, 'ไฟล์โค้ด', ['NEW-2222', 'OLD-1111', 'NEW-3333'])
  await page.getByRole('button', { name: 'นำเข้าคลัง' }).tap()
  await page.getByText('นำเข้า 2 โค้ด ตอนนี้เหลือ 3 โค้ด').waitFor()
  await page.getByText('ข้าม 1 แถวที่มีโค้ดนี้อยู่แล้ว: แถว 2').waitFor()
  await look('staff-pool')
  await page.goto('/admin/store/codes')
  await wake(page)
  await page.getByRole('button', { name: 'เปลี่ยนกุญแจ' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'เปลี่ยนกุญแจ' }).tap()
  await page.getByText('เปลี่ยนกุญแจแล้ว').waitFor()
  expect(await findStoreFaults(product)).toEqual([])
  await product.expectQuiet(page, { except: /status of 422/ })
})

test('in the sandbox a purchase and a refusal are shown, and the own wallet stays as it is', async () => {
  await aPremium(product, { title: 'ของทดลองชิ้นเดียว', image, price: 100, stock: 1 })
  const tester = await product.person({ koin: 4_200 })
  const way = { name: '', width: 1280, theme: 'dark', handOf: () => null as never, hasAxe: true } as const
  const page = await product.openPage({ ...way, storage: await storageOf(tester) })
  const look = lookWith(page, way)
  await page.goto('/test-store')
  await wake(page)
  await page.getByRole('combobox', { name: 'ของรางวัล' }).selectOption({ label: 'ของทดลองชิ้นเดียว · 1.00 koin' })
  await page.getByRole('button', { name: 'ลองแลก' }).click()
  await page.getByText('ร้านจะขายให้').waitFor()
  await page.getByText('999.00 koin').waitFor()
  await look('sandbox')
  await page.getByRole('textbox', { name: 'จำนวนชิ้น' }).fill('2')
  await page.getByRole('button', { name: 'ลองแลก' }).click()
  await page.getByRole('alert').getByText('ตอนนี้เหลือ 1 ชิ้น').waitFor()
  await look('sandbox-refused')
  await page.getByRole('link', { name: 'คุณมี 42.00 koin' }).waitFor()
  expect(await findStoreFaults(product)).toEqual([])
  await page.goto(origin)
  await product.expectQuiet(page, { except: /status of 409/ })
})
