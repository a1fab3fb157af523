import { expect, test } from 'vitest'
import { type BotChallenge, getBotCheck } from '#features/identity/limits/contract.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { testPassword } from '../../fixtures/people.ts'
import { solveBotCheck } from '../../support/bot-solver.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { lookWith, ways } from '../support/look.ts'

const product = await openProduct()

/** A stranger guesses until the account is locked for every browser that its owner has not used. */
async function lockAccount(email: string): Promise<void> {
  for (let i = 0; i < limits.loginAccount.count; i++) {
    const check = await fetch(`${product.origin}${getBotCheck.path}?action=login`)
    const bot_check = await solveBotCheck((await check.json()) as BotChallenge)
    const reply = await fetch(product.origin + login.path, {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'not the password', bot_check }),
    })
    expect(reply.status).toBe(422)
  }
}

test.each(ways)('$name: an owner whose account a stranger locked comes in by the mail, at once', async (way) => {
  const person = await product.person()
  await lockAccount(person.email)
  const page = await product.openPage(way)
  const hand = way.handOf(page)
  const look = lookWith(page, way)
  const enter = async () => {
    await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), person.email)
    await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่าน' }), testPassword)
    await hand.press(page.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  }
  await page.goto('/login')
  await wake(page)
  await enter()
  await page
    .getByText(/^มีคนลองรหัสผ่านของอีเมลนี้ผิดหลายครั้ง/)
    .first()
    .waitFor()
  await look('login-locked')
  await hand.press(page.getByRole('link', { name: 'ขอลิงก์เข้าจากเครื่องนี้ทางอีเมล' }))
  await page.waitForURL('/forgot-password')
  await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), person.email)
  await hand.press(page.getByRole('button', { name: 'ส่งลิงก์ให้ฉัน' }))
  await page.getByRole('heading', { name: 'ดูอีเมลของคุณ' }).waitFor()

  await eventually(() => product.mails(person.email).length).toBe(1)
  await page.goto(product.mails(person.email)[0]!.text!.match(/https?:\S+/)![0])
  await wake(page)
  await page.waitForURL('/reset-password')
  // The password may stay: it was never known to the stranger.
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่านใหม่' }), testPassword)
  await hand.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page.waitForURL('/login?changed=1')
  await enter()
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor()
  await product.expectQuiet(page, { except: /status of 4(22|29)/ })
})
