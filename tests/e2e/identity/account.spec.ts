import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import type { Hand } from '../support/hands.ts'
import { type Look, lookWith, ways } from '../support/look.ts'

const product = await openProduct()
const newPassword = 'ฟ้าหลังฝน-over-the-hill'

async function linkOf(email: string): Promise<string> {
  await eventually(() => product.mails(email).length).toBe(1)
  const link = product.mails(email)[0]?.text?.match(/https?:\S+/)?.[0] ?? ''
  expect(new URL(link).origin).toBe(product.origin)
  return link
}

test('by touch: a forgotten password is reset by the mail', async () => {
  const way = ways[0]!
  const person = await product.person()
  const page = await product.openPage(way)
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  await page.goto('/login')
  await wake(page)
  await look('login')
  await hand.press(page.getByRole('link', { name: 'ลืมรหัสผ่าน' }))
  await page.waitForURL('/forgot-password')
  await page.getByRole('heading', { level: 1, name: 'ลืมรหัสผ่าน' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'ส่งลิงก์ให้ฉัน' }))
  await page.getByText('ใส่อีเมลที่ใช้สมัคร', { exact: true }).waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), person.email)
  await look('forgot')
  await hand.press(page.getByRole('button', { name: 'ส่งลิงก์ให้ฉัน' }))
  await page.getByRole('heading', { name: 'ดูอีเมลของคุณ' }).waitFor()
  await look('forgot-sent')

  const link = await linkOf(person.email)
  await page.goto(link)
  await wake(page)
  await page.waitForURL('/reset-password')
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), 'password123')
  await hand.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page
    .getByText(/เดาง่าย/)
    .first()
    .waitFor()
  await look('reset-common')
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), newPassword)
  await look('reset')
  await hand.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page.waitForURL('/login?changed=1')
  await page.getByText(/^ตั้งรหัสผ่านใหม่แล้ว/).waitFor()
  await look('login-changed')
  await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), person.email)
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่าน' }), newPassword)
  await hand.press(page.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()

  // A logged-in person opens the used link again: the page says so and links to requesting a new one.
  await page.goto(link)
  await wake(page)
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), 'another word of four')
  await hand.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว').waitFor()
  await look('reset-dead')
  await hand.press(page.getByRole('button', { name: 'ขอลิงก์ใหม่' }))
  await page.waitForURL('/forgot-password')
  await page.getByRole('heading', { level: 1, name: 'ลืมรหัสผ่าน' }).waitFor()
  await product.expectQuiet(page, { except: /status of 4(10|22)/ })
})

type Editor = { page: Page; hand: Hand; person: TestPerson; look: Look }

async function editName({ page, hand }: Editor, name: string): Promise<void> {
  const save = page.getByRole('button', { name: 'บันทึก' })
  await hand.fill(page.getByRole('textbox', { name: 'ชื่อที่แสดง' }), 'โทร 0812345678')
  await hand.press(save)
  await page
    .getByText(/^เพื่อความปลอดภัย ชื่อต้องไม่มี/)
    .first()
    .waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'ชื่อที่แสดง' }), name)
  await hand.press(page.getByRole('checkbox', { name: 'ออมเงินให้ถึงเป้า' }))
  await hand.press(save)
  await page.getByText('บันทึกแล้ว').waitFor()
  await page.getByRole('button', { name }).waitFor()
}

async function meetOtherTab({ page, hand, person, look }: Editor): Promise<void> {
  // Another tab saved in the meantime: nothing is overwritten, and the typed text stays until the newest version is
  // loaded.
  const { version } = await product.db
    .updateTable('user_account')
    .set((e) => ({ version: e('version', '+', 1), school: 'จากอีกแท็บ' }))
    .where('user_id', '=', person.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await hand.fill(page.getByRole('textbox', { name: 'โรงเรียน' }), 'จากแท็บนี้')
  await hand.press(page.getByRole('button', { name: 'บันทึก' }))
  await page.getByText(/เพิ่งถูกแก้จากอีกหน้าหนึ่ง/).waitFor()
  await look('edit-outdated')
  await hand.press(page.getByRole('button', { name: 'โหลดข้อมูลล่าสุด' }))
  await eventually(() => page.getByRole('textbox', { name: 'โรงเรียน' }).inputValue()).toBe('จากอีกแท็บ')
  expect(version).toBe(3)
}

async function changePicture({ page, hand, look }: Editor): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await hand.press(page.getByRole('button', { name: 'อัปโหลดรูป' }))
  const picked = await chooser
  await picked.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText(/^ไฟล์นี้ไม่ใช่รูปที่ใช้ได้/).waitFor()
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#e55' } })
    .png()
    .toBuffer()
  await picked.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const shown = page.getByRole('banner').locator('img[src^="/media/"]')
  await shown.waitFor()
  await eventually(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(96)
  await look('edit-picture')
}

async function endOtherLogin({ page, hand, person, look }: Editor): Promise<void> {
  // A second login of the same person, which is ended from here.
  await product.db.transaction().execute((tx) =>
    openSession(tx, {
      userId: person.id,
      binding: null,
      device: { browser: 'Chrome', system: 'Android' },
      now: product.clock.now,
    }),
  )
  await page.reload()
  const logins = page.getByRole('region', { name: 'เครื่องที่เข้าสู่ระบบอยู่' })
  await logins.getByText('เครื่องนี้').waitFor()
  await hand.press(logins.getByRole('button', { name: 'ออกจากระบบ Chrome บน Android' }))
  await logins.getByText('Chrome บน Android ออกจากระบบแล้ว').waitFor()
  await eventually(() => logins.getByRole('listitem').count()).toBe(1)
  await look('edit-logins')
}

async function logOutEverywhere({ page, hand, person, look }: Editor): Promise<void> {
  const logins = page.getByRole('region', { name: 'เครื่องที่เข้าสู่ระบบอยู่' })
  await hand.press(logins.getByRole('button', { name: 'ออกจากระบบทุกเครื่อง' }))
  const dialog = page.getByRole('dialog', { name: 'ออกจากระบบทุกเครื่องเลยไหม' })
  await dialog.waitFor()
  await look('edit-everywhere')
  await hand.press(dialog.getByRole('button', { name: 'ออกจากระบบทุกเครื่อง' }))
  await page.waitForURL('/')
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).waitFor()
  const left = await product.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(left).toEqual([])
}

test.each(ways)('with $name at $width px: name and picture are changed, and other logins are ended', async (way) => {
  const person = await product.person({ koin: 1234 })
  const page = await product.openPage({ ...way, storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  await page.goto('/profile')
  await hand.press(page.getByRole('link', { name: 'แก้ไขโปรไฟล์' }))
  await page.waitForURL('/profile/edit')
  await page.getByRole('button', { name: 'บันทึก' }).waitFor()
  await look('edit')

  const editor = { page, hand, person, look }
  await editName(editor, `ปลาทู ${way.width === 360 ? 'หนึ่ง' : 'สอง'}`)
  // Steps that do not depend on the input device run once.
  if (way.hasAxe) {
    await meetOtherTab(editor)
    await changePicture(editor)
    await endOtherLogin(editor)
  }
  await logOutEverywhere(editor)
  await product.expectQuiet(page, { except: /status of (409|415|422)/ })
})

test('a year of the common era is converted before the date is checked', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/register')
  await wake(page)
  await page.getByRole('textbox', { name: 'อีเมล' }).fill('new.person@example.com')
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill('four-stars-over-the-sea')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  await page.waitForURL('/register/profile')
  await page.getByRole('textbox', { name: 'ชื่อที่แสดง' }).fill('น้องหน่อย')
  await page.getByRole('button', { name: 'ต่อไป' }).click()
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await born.getByRole('textbox', { name: 'วัน', exact: true }).fill('13')
  await born.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: 'เมษายน' })
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).fill('2011')
  await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).press('Tab')
  await page.getByRole('textbox', { name: 'อีเมลผู้ปกครอง' }).waitFor()
  expect(await born.getByRole('textbox', { name: 'ปี พ.ศ.' }).inputValue()).toBe('2554')
  expect(await born.locator('.field-error').count()).toBe(0)
  await product.expectQuiet(page)
})

test('the id of nobody, and the id of another person, give no page', async () => {
  const person = await product.person()
  const other = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  for (const id of ['not-an-id', crypto.randomUUID(), other.id]) {
    await page.goto(`/profile/edit/${id}`)
    await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor()
  }
})
