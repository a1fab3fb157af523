import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addTotp } from '#features/admin/server/totp-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { fromBase32, newTotpSecret, totpCode, totpStep } from '#lib/server/secrets/totp.ts'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { finger, keyboard, mouse } from '../support/hands.ts'

// Passkeys need a host name.
const product = await openProduct({ hostname: 'localhost' })

async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png`, fullPage: true })
}

test('by touch a new member of staff sets up an authenticator app, saves the recovery codes and reaches the requested page', async () => {
  const admin = await product.person({ roles: ['admin'], secondFactor: false })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(admin)) }
  const page = await product.openPage({ width: 360, theme: 'light', storage })
  const hand = finger()
  await page.goto('/admin/factors')
  await page.getByRole('heading', { level: 1, name: 'ตั้งการยืนยันตัวตนขั้นที่สอง' }).waitFor()
  await wake(page)
  await expectAccessible(page)
  await shoot(page, 'enrol-360')
  await hand.press(page.getByRole('button', { name: 'ใช้แอปรหัสยืนยัน' }))
  await page.getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง').waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านของคุณ' }), testPassword)
  await hand.press(page.getByRole('button', { name: 'ใช้แอปรหัสยืนยัน' }))
  await page.getByRole('img', { name: 'QR สำหรับแอปรหัสยืนยัน' }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'totp-360')
  const link = await page.getByRole('link', { name: 'เปิดในแอปบนเครื่องนี้' }).getAttribute('href')
  const secret = fromBase32(new URL(link ?? '').searchParams.get('secret') ?? '')
  await hand.fill(page.getByRole('textbox', { name: 'รหัส 6 หลักจากแอป' }), totpCode(secret, totpStep(product.clock.now)))
  await hand.press(page.getByRole('button', { name: 'ยืนยันแอปนี้' }))
  await page.getByRole('heading', { name: 'เก็บรหัสสำรองไว้' }).waitFor()
  expect(await page.locator('.recovery-codes li').count()).toBe(10)
  await shoot(page, 'codes-360')
  await hand.press(page.getByRole('button', { name: 'เก็บไว้แล้ว' }))
  await page.waitForURL('/admin/factors')
  await page.getByText('เหลือ 10 รหัส จาก 10').waitFor()
  await expectAccessible(page)
  await shoot(page, 'factors-360')
  await hand.press(page.getByRole('navigation', { name: 'เมนูหลังบ้าน' }).getByRole('link', { name: 'เช้านี้' }))
  await page.getByRole('heading', { level: 1, name: 'เช้านี้' }).waitFor()
  await shoot(page, 'desk-360')
  await product.expectQuiet(page, { except: /status of (403|422)/ })
})

test('by keyboard a passkey is created, and opens the back office in another login', async () => {
  const admin = await product.person({ roles: ['admin', 'editor'], name: 'เจ้าของพาสคีย์' })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(admin)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const hand = keyboard(page)
  await page.goto('/profile')
  await wake(page)
  await hand.press(page.getByRole('banner').getByRole('button', { name: 'เจ้าของพาสคีย์' }))
  await hand.press(page.getByRole('link', { name: 'หลังบ้าน' }))
  await page.getByRole('heading', { level: 1, name: 'เช้านี้' }).waitFor()
  await shoot(page, 'desk-1280')
  await hand.press(page.getByRole('link', { name: 'การยืนยันตัวตน', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'การยืนยันตัวตนของฉัน' }).waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านของคุณ' }), testPassword)
  await hand.press(page.getByRole('button', { name: 'ใช้พาสคีย์' }))
  await page.getByRole('heading', { name: 'เก็บรหัสสำรองไว้' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'เก็บไว้แล้ว' }))
  await page.getByText('พาสคีย์ที่ 1').waitFor()
  await shoot(page, 'factors-1280')
  await product.db.deleteFrom('staff_session').where('user_id', '=', admin.id).execute()
  product.pass(2_000)

  await page.goto('/admin')
  await page.waitForURL('/admin/sign-in?redirect=%2Fadmin')
  await wake(page)
  await expectAccessible(page)
  await shoot(page, 'confirm-1280')
  await hand.press(page.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }))
  await page.getByRole('heading', { level: 1, name: 'เช้านี้' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
  await product.expectQuiet(page, { except: /status of 403/ })
})

test('a change of roles asks for the second factor again, is then done, and is in the audit log', async () => {
  const admin = await product.person({ roles: ['admin'] })
  const member = await product.person({ name: 'คนใหม่ของทีม' })
  const { clock, db } = product
  const keys = await openKeys({ db, clock: () => clock.now })
  const secret = newTotpSecret()
  await db.transaction().execute((tx) => addTotp(tx, keys, { userId: admin.id, secret, now: clock.now }))
  const storage = { ...cookiesAnswered, ...(await product.storageOf(admin)) }
  const page = await product.openPage({ width: 1280, theme: 'light', storage })
  const hand = mouse()
  await page.goto('/admin/people')
  await wake(page)
  await hand.fill(page.getByRole('textbox', { name: 'ต้นอีเมลหรือต้นชื่อ' }), 'คนใหม่')
  await hand.press(page.getByRole('button', { name: 'ค้นหา' }))
  await page.waitForURL(/keyword=/)
  await shoot(page, 'people-1280')
  await hand.press(page.getByRole('link', { name: 'คนใหม่ของทีม' }))
  await hand.press(page.getByRole('checkbox', { name: /^moderator/ }))
  product.pass(11 * 60_000)
  await hand.press(page.getByRole('button', { name: 'บันทึกสิทธิ' }))
  const dialog = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' })
  const code = totpCode(secret, totpStep(clock.now))
  await hand.fill(dialog.getByRole('textbox', { name: 'รหัสจากแอป' }), code)
  await expectAccessible(page, { within: 'dialog[open]' })
  await shoot(page, 'step-up-1280')
  await hand.press(dialog.getByRole('button', { name: 'ยืนยัน' }))
  await page.getByText('บันทึกสิทธิแล้ว').waitFor()
  await shoot(page, 'person-1280')
  const { roles } = await db
    .selectFrom('user_account')
    .select('roles')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(roles).toEqual(['moderator'])
  await hand.press(page.getByRole('link', { name: 'ดูบันทึกเกี่ยวกับคนนี้' }))
  // The looks at this person are rows of their own.
  const row = page.getByRole('listitem').filter({ hasText: 'เปลี่ยนสิทธิทีมงาน' })
  await hand.press(row.locator('summary'))
  await row.getByRole('cell', { name: 'moderator' }).waitFor()
  await shoot(page, 'log-1280')
  await product.expectQuiet(page, { except: /status of 403/ })
})
