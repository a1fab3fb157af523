import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../product.ts'
import { expectAccessible } from './axe.ts'
import { wake } from './browser.ts'
import { eventually } from './eventually.ts'
import { finger, type Hand, keyboard } from './hands.ts'

const product = await openProduct()
const newPassword = 'ฟ้าหลังฝน-over-the-hill'

/** Pictures of each step, for whoever looks at them: SHOTS=/some/folder/prefix. */
async function shoot(page: Page, step: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${step}.png`, fullPage: true })
}

type Way = { name: string; width: number; theme: 'light' | 'dark'; handOf: (page: Page) => Hand }
const ways: Way[] = [
  { name: 'a thumb', width: 360, theme: 'light', handOf: finger },
  { name: 'the keyboard alone', width: 1280, theme: 'dark', handOf: keyboard },
]

async function linkOf(email: string): Promise<string> {
  await eventually(() => product.mails(email).length).toBe(1)
  const link = product.mails(email)[0]?.text?.match(/https?:\S+/)?.[0] ?? ''
  expect(new URL(link).origin).toBe(product.origin)
  return link
}

test.each(ways)('with $name at $width px: a forgotten password is set anew by the mail', async (way) => {
  const person = await product.person()
  const page = await product.openPage(way)
  const hand = way.handOf(page)
  const look = async (step: string) => {
    await expectAccessible(page)
    await shoot(page, `${step}-${way.width}-${way.theme}`)
  }
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
  expect(page.url()).toBe(`${product.origin}/reset-password`)
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), 'password123')
  await hand.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page.getByText(/เดาง่าย/).first().waitFor()
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

  // The same link again, by somebody who is logged in: a clear word, and the way to another.
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
