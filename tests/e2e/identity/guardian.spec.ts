import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resendToGuardian } from '#features/identity/guardian/contract.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import type { Hand } from '../support/hands.ts'
import { type Look, lookWith, type Way, ways } from '../support/look.ts'

const product = await openProduct()

/** The link to the guardian's page in the newest mail to an address. */
async function linkOf(address: string, count: number): Promise<string> {
  await eventually(() => product.mails(address).length).toBe(count)
  const link =
    product
      .mails(address)
      .at(-1)
      ?.text?.match(/https?:\S+\/guardian#\S+/)?.[0] ?? ''
  expect(new URL(link).origin).toBe(product.origin)
  return link
}

/** One of the two people of this test: their page, their input device, and the check of each screen. */
type Side = { page: Page; hand: Hand; look: Look }

async function openSide(way: Way, storage: Record<string, string> = cookiesAnswered): Promise<Side> {
  const page = await product.openPage({ ...way, storage })
  return { page, hand: way.handOf(page), look: lookWith(page, way) }
}

async function openLink({ page }: Side, link: string): Promise<void> {
  await page.goto('/')
  await page.goto(link)
  await wake(page)
}

/** The guardian opens the mail's link, corrects missing fields, and agrees. */
async function agree(side: Side, link: string): Promise<void> {
  const { page, hand, look } = side
  await openLink(side, link)
  await page.getByText('รอคำตอบจากคุณ').waitFor()
  // The token is no longer in the address, and a reload still works.
  expect(page.url()).toBe(`${product.origin}/guardian`)
  await page.reload()
  await page.getByText('รอคำตอบจากคุณ').waitFor()
  const button = page.getByRole('button', { name: 'ยินยอม', exact: true })
  await button.waitFor()
  // The text to read before answering is still there after the link is opened.
  await page.getByRole('heading', { name: 'เราเก็บข้อมูลอะไร' }).waitFor()
  await look('guardian-waiting')
  await hand.press(button)
  await page.getByText('ใส่ชื่อของคุณ').first().waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'ชื่อและนามสกุลของคุณ' }), 'สมหญิง ใจดี')
  await hand.choose(page.getByRole('combobox', { name: 'คุณเป็นใครของเด็ก' }), 'แม่')
  await hand.fill(page.getByRole('textbox', { name: 'ปีเกิดของคุณ' }), '2555')
  await hand.press(page.getByRole('checkbox', { name: /^ฉันเป็นผู้ปกครอง/ }))
  await hand.press(button)
  await page.getByText('ผู้ปกครองต้องอายุ 20 ปีขึ้นไป').first().waitFor()
  await look('guardian-too-young')
  await hand.fill(page.getByRole('textbox', { name: 'ปีเกิดของคุณ' }), '2523')
  await hand.press(button)
  await page.getByText('คุณยินยอมแล้ว').waitFor()
  await page.getByText(/โดย สมหญิง ใจดี \(แม่\)/).waitFor()
  await look('guardian-allowed')
}

async function withdraw(side: Side, link: string): Promise<void> {
  await openLink(side, link)
  await side.hand.press(side.page.getByRole('button', { name: 'ถอนความยินยอม' }))
  await side.page.getByText('คุณไม่ยินยอม').waitFor()
  await side.look('guardian-refused')
}

/** The child names another guardian; the child's own address is refused. */
async function nameAnother({ page, hand, look }: Side, own: string, next: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'เปลี่ยนอีเมลผู้ปกครอง' }))
  const dialog = page.getByRole('dialog', { name: /^เปลี่ยนอีเมลผู้ปกครอง/ })
  const box = dialog.getByRole('textbox', { name: 'อีเมลผู้ปกครองใหม่' })
  await hand.fill(box, own)
  await hand.press(dialog.getByRole('button', { name: 'เปลี่ยนและส่งลิงก์' }))
  await dialog.getByText('อีเมลผู้ปกครองต้องไม่ใช่อีเมลของคุณ').first().waitFor()
  await look('profile-change')
  await hand.fill(box, next)
  await hand.press(dialog.getByRole('button', { name: 'เปลี่ยนและส่งลิงก์' }))
}

/** The card on the child's profile shows the current state. */
async function seeCard({ page, look }: Side, title: string, step: string): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('region', { name: title }).waitFor()
  await look(step)
}

/** The cookie settings show both switches disabled, with the reason, or enabled. */
async function seeSwitches({ page, hand, look }: Side, reason: RegExp | null, step: string): Promise<void> {
  await page.goto('/profile/consents')
  const cookies = page.getByRole('region', { name: 'ข้อมูลการใช้งาน' })
  await hand.press(cookies.getByRole('button', { name: 'ตั้งค่าเอง' }))
  const dialog = page.getByRole('dialog')
  const analytics = dialog.getByRole('checkbox', { name: /^วิเคราะห์การใช้งาน/ })
  if (reason) await dialog.getByText(reason).first().waitFor()
  else await analytics.waitFor()
  await eventually(() => analytics.isDisabled()).toBe(reason !== null)
  if (reason) await look(step)
  await hand.press(dialog.getByRole('button', { name: 'ยกเลิก' }))
}

/** A child of 14 whose guardian has just been sent a link. */
async function aChild() {
  const child = await product.person({ age: 14 })
  const headers = { authorization: `Bearer ${child.token}` }
  const reply = await fetch(product.origin + resendToGuardian.path, { method: resendToGuardian.method, headers })
  expect(reply.status).toBe(200)
  return { child, storage: { ...cookiesAnswered, ...(await product.storageOf(child)) } }
}

const [thumb, keyboard] = ways as [Way, Way]

test('by touch: a child waits, the guardian agrees and withdraws the consent, and another guardian is named', async () => {
  const { child: person, storage } = await aChild()
  const guardian = `parent-${person.email}`
  const child = await openSide(thumb, storage)
  await seeCard(child, 'รอผู้ปกครองยืนยัน', 'profile-waiting')
  await child.page.getByText('p•••@example.com').waitFor()
  await seeSwitches(child, /^เปิดได้เมื่อผู้ปกครองยินยอม/, 'consents-waiting')

  // The guardian's own browser, without a login.
  const parent = await openSide(thumb)
  const link = await linkOf(guardian, 1)
  await agree(parent, link)
  await seeCard(child, 'ผู้ปกครองยินยอมแล้ว', 'profile-allowed')
  await seeSwitches(child, null, 'consents-allowed')

  // Later, by the link in the copy: withdrawing is as easy as agreeing.
  const second = await linkOf(guardian, 2)
  expect(second).not.toBe(link)
  await withdraw(parent, second)
  await seeSwitches(child, /^เปิดไม่ได้/, 'consents-refused')
  await seeCard(child, 'ผู้ปกครองยังไม่ยินยอม', 'profile-refused')

  // Another guardian is asked; the former guardian's links are invalid.
  await nameAnother(child, person.email, `dad-${guardian}`)
  await child.page.getByText('d•••@example.com').waitFor()
  await linkOf(`dad-${guardian}`, 1)
  await openLink(parent, second)
  await parent.page.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว').waitFor()
  await parent.look('guardian-dead')
  await product.expectQuiet(parent.page, { except: /status of 4(10|22)/ })
  await product.expectQuiet(child.page, { except: /status of 422/ })
})

test('by touch: a guardian who presses no link types the address and the code, once', async () => {
  const { child } = await aChild()
  const address = `parent-${child.email}`
  await linkOf(address, 1)
  const code = product.mails(address)[0]!.text!.match(/[2-9B-Z]{4}(-[2-9B-Z]{4}){2}/)![0]
  const { page, hand, look } = await openSide(thumb)
  await page.goto('/guardian')
  await wake(page)
  const box = page.getByRole('textbox', { name: 'รหัสจากอีเมล' })
  await box.waitFor()
  await look('guardian-code')
  await hand.fill(box, 'BBBB-CCCC-DDDD')
  await hand.press(page.getByRole('button', { name: 'เปิดคำขอ' }))
  await page.getByText(/^รหัสนี้ใช้ไม่ได้/).waitFor()
  await look('guardian-code-wrong')
  await hand.fill(box, code.toLowerCase())
  await hand.press(page.getByRole('button', { name: 'เปิดคำขอ' }))
  await page.getByText('รอคำตอบจากคุณ').waitFor()
  // What the code opened survives a reload, though the code is spent.
  await page.reload()
  await page.getByRole('button', { name: 'ยินยอม', exact: true }).waitFor()
  await product.expectQuiet(page, { except: /status of 410/ })
})

test('by keyboard: the guardian agrees', async () => {
  const { child } = await aChild()
  const parent = await openSide(keyboard)
  await agree(parent, await linkOf(`parent-${child.email}`, 1))
  await product.expectQuiet(parent.page, { except: /status of 422/ })
})
