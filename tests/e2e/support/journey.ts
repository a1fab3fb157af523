import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from '../../support/product.ts'
import { wake } from './browser.ts'
import { eventually } from './eventually.ts'
import { type Hand, hasFocusInside } from './hands.ts'
import { seeMoment } from './moment.ts'
import { type Asked, answerRight, leaveMoment, shown, todaysQuestions } from './quiz.ts'

/** A user on a journey through the product. `look` checks each page on the way. */
export type Traveller = { product: Product; page: Page; hand: Hand; name: string; look: () => Promise<void> }

export function emailOf({ name }: Traveller): string {
  return `${name.toLowerCase()}@example.com`
}

/** Opens home, and from there the first article. */
export async function readArticle({ page, hand }: Traveller): Promise<void> {
  await page.goto('/')
  await wake(page)
  await hand.press(page.getByRole('link', { name: 'ลองอ่านเรื่องแรก' }))
  await page.waitForURL('/post/detail/**')
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
}

/** Both steps of a sign-up, as a person of 15 years. */
export async function signUp(traveller: Traveller): Promise<void> {
  const { page, hand, look, name } = traveller
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'สมัครสมาชิก' }))
  await hand.fill(page.getByRole('textbox', { name: 'อีเมล' }), emailOf(traveller))
  await hand.fill(page.getByRole('textbox', { name: 'รหัสผ่าน' }), 'four-stars-over-the-sea')
  await look()
  await hand.press(page.getByRole('button', { name: 'ต่อไป' }))

  await page.waitForURL('/register/profile')
  await hand.fill(page.getByRole('textbox', { name: 'ชื่อที่แสดง' }), name)
  await look()
  await hand.press(page.getByRole('button', { name: 'ต่อไป' }))
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await hand.fill(born.getByRole('textbox', { name: 'วัน', exact: true }), '13')
  await hand.choose(born.getByRole('combobox', { name: 'เดือน' }), 'เมษายน')
  await hand.fill(born.getByRole('textbox', { name: 'ปี พ.ศ.' }), '2554')
  await hand.fill(page.getByRole('textbox', { name: 'อีเมลผู้ปกครอง' }), `parent-${emailOf(traveller)}`)
  await look()
  await hand.press(page.getByRole('button', { name: 'ต่อไป' }))
  await hand.choose(page.getByRole('combobox', { name: 'จังหวัด' }), 'กระบี่')
  await look()
  await hand.press(page.getByRole('checkbox', { name: /^ฉันอ่านและยอมรับ/ }))
  await hand.press(page.getByRole('checkbox', { name: /^ฉันยินยอม/ }))
  await hand.press(page.getByRole('button', { name: 'สมัครสมาชิก' }))

  await page.waitForURL('/register/verify')
  // The pot comes before the e-mail page.
  await seeMoment(page, hand, { name: `ยินดีต้อนรับ ${name}`, shot: `welcome-${name}` })
  await page.getByText(emailOf(traveller)).waitFor()
}

/** Opens the link of the verification mail, and continues to the front page. */
export async function verifyEmail(traveller: Traveller): Promise<void> {
  const { product, page, hand, look } = traveller
  await eventually(() => product.mails(emailOf(traveller)).length).toBe(1)
  const link = product.mails(emailOf(traveller))[0]?.text?.match(/https?:\S+/)?.[0] ?? ''
  expect(new URL(link).origin).toBe(product.origin)
  await page.goto(link)
  await seeMoment(page, hand, { name: 'ยืนยันอีเมลแล้ว', came: '20.00', purse: '20.00' })
  await page.getByRole('heading', { name: 'ยืนยันอีเมลแล้ว' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await seePracticeWallet(page, '20.00')
  await look()
  await hand.press(page.getByRole('link', { name: 'เริ่มเรียนเลย' }))
  await page.getByRole('heading', { level: 1, name: `สวัสดี ${traveller.name}` }).waitFor()
  await look()
}

/** Answers today's three questions right. Returns the questions. */
export async function doQuiz({ product, page, hand, look }: Traveller): Promise<Asked[]> {
  await hand.press(page.getByRole('link', { name: 'เริ่มทำควิซ' }).first())
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const questions = await todaysQuestions(product, page)
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    // The pressed button is gone: the focus moves to the new question instead of the top of the page.
    if (i > 0) await eventually(() => hasFocusInside(page.locator('.focus-frame'))).toBe(true)
    await look()
    await answerRight(page, hand, question)
    await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
    await look()
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await page.getByRole('dialog', { name: 'เก็บครบแล้ววันนี้' }).waitFor()
  await look()
  await leaveMoment(page, hand)
  return questions
}

/** Waits until the header shows this amount. */
export async function seePracticeWallet(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: `คุณมี ${amount} koin` }).waitFor()
}

/** The current question, by its displayed text. */
export function questionOnPage(page: Page, { text }: Asked) {
  return page.getByText(shown(text), { exact: true })
}
