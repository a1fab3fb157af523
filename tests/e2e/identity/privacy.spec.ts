import fs from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import type { Hand } from '../support/hands.ts'
import { lookWith, type Way, ways } from '../support/look.ts'

const product = await openProduct()
// Each journey runs with one input device and checks its screens: they use the same components.
const [thumb, keyboard] = ways.map((way) => ({ ...way, hasAxe: true })) as [Way, Way]
const newPassword = 'ฟ้าหลังฝน-over-the-hill'

async function linkTo(email: string, words: string): Promise<string> {
  const found = () => product.mails(email).find(({ subject }) => subject?.includes(words))
  await eventually(() => found() !== undefined).toBe(true)
  return found()?.text?.match(/https?:\S+/)?.[0] ?? ''
}

async function logIn(page: Page, hand: Hand, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await wake(page)
  await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), email)
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่าน' }), password)
  await hand.press(page.getByRole('button', { name: 'เข้าสู่ระบบ' }))
}

test('by keyboard: password and e-mail are changed', async () => {
  const way = keyboard
  const person = await product.person()
  const page = await product.openPage({ ...way, storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  await page.goto('/profile/edit')

  const password = page.getByRole('region', { name: 'รหัสผ่าน' })
  await hand.press(password.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }))
  await hand.fill(password.getByRole('textbox', { name: 'รหัสผ่านปัจจุบัน' }), 'not the one')
  await hand.fill(password.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), newPassword)
  await hand.press(password.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await password
    .getByText(/^รหัสผ่านไม่ตรง/)
    .first()
    .waitFor()
  await look('password-wrong')
  await hand.fill(password.getByRole('textbox', { name: 'รหัสผ่านปัจจุบัน' }), testPassword)
  await hand.press(password.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await password.getByText(/^เปลี่ยนรหัสผ่านแล้ว/).waitFor()
  await look('password-done')

  const address = `new-${way.width}@example.com`
  const email = page.getByRole('region', { name: 'อีเมล' })
  await hand.press(email.getByRole('button', { name: 'เปลี่ยนอีเมล' }))
  await hand.fill(email.getByRole('textbox', { name: 'อีเมลใหม่' }), address)
  await hand.fill(email.getByRole('textbox', { name: 'รหัสผ่านปัจจุบัน' }), newPassword)
  await look('email')
  await hand.press(email.getByRole('button', { name: 'ส่งลิงก์ยืนยัน' }))
  await email.getByText(/^รอการยืนยันจาก/).waitFor()
  await look('email-sent')

  await page.goto(await linkTo(address, 'ยืนยันอีเมลใหม่'))
  await wake(page)
  await look('email-link')
  await hand.press(page.getByRole('button', { name: 'ใช้อีเมลนี้' }))
  await page.getByRole('heading', { name: 'เปลี่ยนอีเมลแล้ว' }).waitFor()
  await look('email-done')
  await page.goto('/profile/edit')
  await email.getByText(address).waitFor()

  // The owner of the old address objects: everything is restored, and a mail sets a new password.
  await page.goto(await linkTo(person.email, 'มีคนขอเปลี่ยนอีเมล'))
  await wake(page)
  await look('email-object')
  await hand.press(page.getByRole('button', { name: 'ไม่ใช่ฉัน ใช้อีเมลเดิม' }))
  await page.getByRole('heading', { name: 'บัญชีกลับมาใช้อีเมลเดิมแล้ว' }).waitFor()
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).waitFor()
  expect(new URL(await linkTo(person.email, 'ตั้งรหัสผ่าน')).pathname).toBe('/reset-password')
  await product.expectQuiet(page, { except: /status of 422/ })
})

test('by touch: all data is exported and downloaded', async () => {
  const way = thumb
  const person = await product.person({ koin: 2_000, name: `ปลาทู ${way.theme}` })
  const page = await product.openPage({
    ...way,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  await page.goto('/profile/edit')

  const data = page.getByRole('region', { name: 'ข้อมูลของฉัน' })
  await hand.press(data.getByRole('button', { name: 'ดาวน์โหลดข้อมูลทั้งหมดของฉัน' }))
  await hand.press(data.getByRole('button', { name: 'รวบรวมข้อมูล' }))
  await data.getByText('ใส่รหัสผ่านปัจจุบัน').first().waitFor()
  await hand.fill(data.getByRole('textbox', { name: 'รหัสผ่านปัจจุบัน' }), testPassword)
  await look('data-ask')
  await hand.press(data.getByRole('button', { name: 'รวบรวมข้อมูล' }))
  const button = data.getByRole('button', { name: 'ดาวน์โหลดไฟล์' })
  await button.waitFor()
  await look('data-ready')
  const [saved] = await Promise.all([page.waitForEvent('download'), hand.press(button)])
  expect(saved.suggestedFilename()).toBe('koinklass-2026-11-21.zip')
  const files = unzipSync(new Uint8Array(fs.readFileSync(await saved.path())))
  const [account] = JSON.parse(new TextDecoder().decode(files['data/user_account.json']))
  expect(account).toMatchObject({ email: person.email, display_name: `ปลาทู ${way.theme}` })
  await linkTo(person.email, 'ไฟล์ข้อมูลของคุณพร้อมแล้ว')

  await product.expectQuiet(page, { except: /status of 422/ })
})

test('by touch: the account is deleted, and restored', async () => {
  const way = thumb
  const person = await product.person({ koin: 2_000 })
  const page = await product.openPage({ ...way, storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  await page.goto('/profile/edit')

  const leaving = page.getByRole('region', { name: 'ลบบัญชี' })
  await hand.press(leaving.getByRole('button', { name: 'ลบบัญชี' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('สิ่งที่จะเกิดขึ้น').waitFor()
  await look('leave-ask')
  await hand.fill(dialog.getByRole('textbox', { name: 'รหัสผ่านปัจจุบัน' }), testPassword)
  await hand.press(dialog.getByRole('button', { name: 'ลบบัญชี' }))
  await dialog.getByText(/จะถูกลบวันที่ 21 ธ.ค. 2569/).waitFor()
  await look('leave-done')
  await hand.press(dialog.getByRole('button', { name: 'ไปหน้าแรก' }))
  await page.waitForURL('/')

  await logIn(page, hand, person.email, testPassword)
  await page.getByText(/^บัญชีนี้ขอลบไว้/).waitFor()
  await look('leave-login')
  await hand.press(page.getByRole('button', { name: 'กู้คืนบัญชี' }))
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await linkTo(person.email, 'กู้คืนบัญชี')

  // The link of the mail has nothing left to undo.
  await page.goto(await linkTo(person.email, 'ได้รับคำขอลบบัญชี'))
  await wake(page)
  await hand.press(page.getByRole('button', { name: 'กู้คืนบัญชี' }))
  await page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' }).waitFor()
  await look('restore-dead')
  await product.expectQuiet(page, { except: /status of (409|410|422)/ })
})
