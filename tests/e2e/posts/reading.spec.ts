import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { readMine } from '#features/posts/reading/reading-contract.ts'
import { testPassword } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, hydrated, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, hasFocus, hasFocusInside, mouse, tabTo } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { leaveMoment } from '../support/quiz.ts'

const product = await openProduct()
const { db, origin } = product

async function readQuestion(key: string) {
  const { question } = await db.selectFrom('post').select('question').where('key', '=', key).executeTakeFirstOrThrow()
  return question as { text: string; right: string; wrong: string[]; explanation: string }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

const likeButton = (page: Page) => page.getByRole('button', { name: /^ถูกใจ/ })
const isPressed = (page: Page) => likeButton(page).getAttribute('aria-pressed')

test('a visitor likes, logs in, comes back, answers, and finds everything again', async () => {
  const person = await product.person()
  const question = await readQuestion('emergency-fund')
  const page = await product.openPage({ width: 360 })
  await page.goto('/post/detail/emergency-fund')
  await wake(page)
  // A visitor may choose an answer, and is invited to sign up.
  await page.getByRole('radio', { name: question.wrong[0]!, exact: true }).check()
  await page.getByText(/^เลือกไว้แล้ว/).waitFor()
  await expectAccessible(page)
  await likeButton(page).click()
  await page.waitForURL('/login?redirect=*')
  await logIn(page, person.email)
  await page.waitForURL('/post/detail/**')
  await seePracticeWallet(page, '0.00')

  await eventually(() => likeButton(page).getAttribute('aria-disabled')).toBe(null)
  const before = Number((await likeButton(page).textContent())!.replace(/\D/g, ''))
  await likeButton(page).click()
  await eventually(() => isPressed(page)).toBe('true')
  expect(Number((await likeButton(page).textContent())!.replace(/\D/g, ''))).toBe(before + 1)

  await page.getByRole('radio', { name: question.right, exact: true }).check()
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
  await page.getByRole('dialog', { name: 'เข้าใจเรื่องนี้แล้ว' }).waitFor()
  await expectAccessible(page)
  await leaveMoment(page, finger())
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await eventually(() => hasFocusInside(page.locator('.feedback'))).toBe(true)
  await page.getByText(question.explanation).waitFor()
  await seePracticeWallet(page, '1.00')
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await eventually(() => isPressed(page)).toBe('true')
  // Nothing was answered just now: the focus stays at the top of the page.
  expect(await hasFocusInside(page.locator('.feedback'))).toBe(false)
  await product.expectQuiet(page)
})

/** Opens an article and waits for the person's own state: until then the page shows the public state. */
async function openAsOneself(page: Page, path: string): Promise<void> {
  const read = page.waitForResponse((response) => response.url().includes(readMine.path))
  await page.goto(path)
  await read
  await eventually(() => likeButton(page).getAttribute('aria-disabled')).toBe(null)
}

test('a choice made before the person’s own state arrives is kept, with its focus', async () => {
  const person = await product.person()
  const question = await readQuestion('needs-and-wants')
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  const gate = Promise.withResolvers<void>()
  await page.route(`**${readMine.path}?**`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/post/detail/needs-and-wants')
  await wake(page)
  const choice = page.getByRole('radio', { name: question.right, exact: true })
  await choice.scrollIntoViewIfNeeded()
  await hydrated(choice)
  await choice.check()
  expect(await likeButton(page).getAttribute('aria-disabled')).toBe('true')
  gate.resolve()
  await eventually(() => likeButton(page).getAttribute('aria-disabled')).toBe(null)
  expect([await choice.isChecked(), await hasFocus(choice)]).toEqual([true, true])
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
  await leaveMoment(page, mouse())
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  await product.expectQuiet(page)
})

test('a wrong answer gets friendly feedback, and another tab shows it', async () => {
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const question = await readQuestion('scam-signs')
  const page = await product.openPage({ storage })
  await openAsOneself(page, '/post/detail/scam-signs')
  const other = await page.context().newPage()
  await openAsOneself(other, '/post/detail/scam-signs')
  for (const tab of [page, other]) {
    await tab.getByRole('radio', { name: question.wrong[1]!, exact: true }).check()
    await tab.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
    await tab.getByRole('heading', { name: /^ยังไม่ใช่/ }).waitFor()
  }
  await page.getByText('คำตอบที่ถูก').waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('a like that the server refuses is rolled back with a message', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await openAsOneself(page, '/post/detail/needs-and-wants')
  const article = product.db.updateTable('post').where('key', '=', 'needs-and-wants')
  await article.set({ status: 'draft' }).execute()
  onTestFinished(async () => void (await article.set({ status: 'published' }).execute()))
  await likeButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'ยังบันทึกไม่ได้' }).waitFor()
  expect(await isPressed(page)).toBe('false')
  await product.expectQuiet(page, { except: /status of 404/ })
})

test('the link can be copied, or is shown for copying', async () => {
  const page = await product.openPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.goto('/post/detail/what-is-a-fund')
  await wake(page)
  await page.getByRole('button', { name: 'แชร์', exact: true }).click()
  for (const name of ['Facebook', 'Twitter', 'LINE'])
    expect(await page.getByRole('link', { name: new RegExp(`^${name} \\(`) }).getAttribute('href')).toContain(
      encodeURIComponent(origin),
    )
  const opened = await page.evaluate(() => {
    const asked: unknown[] = []
    window.open = (...given) => {
      asked.push(given)
      return null
    }
    for (const link of document.querySelectorAll<HTMLElement>('.share-list a')) link.click()
    return asked
  })
  // A window with its own size and without a referrer or opener.
  expect(opened).toEqual(Array(3).fill([expect.any(String), '_blank', 'noopener,width=500,height=500']))
  await page.getByRole('button', { name: 'แชร์', exact: true }).click()
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await page.getByText('คัดลอกลิงก์แล้ว').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  expect(await page.getByRole('textbox', { name: 'คัดลอกลิงก์' }).inputValue()).toBe(page.url())
  // Last, because it scrolls away from what was opened.
  await expectAccessible(page)
  await product.expectQuiet(page)
})

test('a new word opens its meaning by keyboard, and links to the glossary', async () => {
  const page = await product.openPage()
  await page.goto('/post/detail/compound-interest')
  await wake(page)
  const word = page.getByRole('button', { name: 'ดอกเบี้ยทบต้น', exact: true })
  await tabTo(page, word)
  await page.keyboard.press('Enter')
  const meaning = page.getByText('ดอกเบี้ยที่คิดจากเงินต้นรวมกับดอกเบี้ยที่ได้มาแล้ว')
  await meaning.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await meaning.waitFor({ state: 'hidden' })
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('link', { name: 'ดูในคลังคำการเงิน' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/glossary#compound-interest')
  await page.getByRole('heading', { level: 1, name: 'คลังคำการเงิน' }).waitFor()
  await product.expectQuiet(page)
})

test.each([360, 1280])('the contents lead to their heading at %d px, and the focus follows', async (width) => {
  const page = await product.openPage({ width })
  await page.goto('/post/detail/compound-interest')
  await wake(page)
  if (width === 360) await page.locator('summary').filter({ hasText: 'ในเรื่องนี้' }).click()
  await page.getByRole('link', { name: 'อีกด้านที่ควรรู้' }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toBe('อีกด้านที่ควรรู้')
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#h-อีกด้านที่ควรรู้')
})

test('without JavaScript a word still opens its meaning, and the contents still open', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  await page.goto('/post/detail/compound-interest')
  await page.getByRole('button', { name: 'เงินต้น', exact: true }).click()
  await page.getByRole('link', { name: 'ดูในคลังคำการเงิน' }).click()
  await page.waitForURL('/glossary#principal')
})

test('the text size changes by two steps at most, and is stored in this browser', async () => {
  const page = await product.openPage({ width: 360, storage: preferencesSaved })
  const sizeOf = () =>
    page
      .locator('.reading > p')
      .first()
      .evaluate((one) => getComputedStyle(one).fontSize)
  await page.goto('/post/detail/scam-signs')
  await wake(page)
  expect(await sizeOf()).toBe('17px')
  const larger = page.getByRole('button', { name: 'ตัวอักษรใหญ่ขึ้น' })
  for (let press = 0; press < 2; press += 1) await larger.click()
  await eventually(() => larger.getAttribute('aria-disabled')).toBe('true')
  await eventually(async () => Number.parseFloat(await sizeOf()).toFixed(0)).toBe('21')
  await expectAccessible(page)
  await page.reload()
  await eventually(async () => Number.parseFloat(await sizeOf()).toFixed(0)).toBe('21')
  await product.expectQuiet(page)
})

test('an article is read aloud where there is a Thai voice, with pause and stop; without one there is no button', async () => {
  const context = await product.openContext()
  await context.addInitScript(fakeThaiVoice)
  const page = await context.newPage()
  await page.goto('/post/detail/compound-interest')
  await wake(page)
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  await page.getByRole('button', { name: 'ฟังบทความ' }).click()
  await eventually(async () => (await said())[0]).toMatch(/^ดอกเบี้ยทบต้น/)
  await page.getByRole('button', { name: 'หยุดชั่วคราว' }).click()
  await page.getByRole('button', { name: 'ฟังต่อ' }).click()
  await eventually(async () => (await said()).length).toBe(2)
  expect(new Set(await said()).size).toBe(1)
  await page.getByRole('button', { name: 'เลิกฟัง' }).click()
  await page.getByRole('button', { name: 'ฟังบทความ' }).waitFor()
  await context.close()

  const silent = await product.openPage()
  await silent.goto('/post/detail/compound-interest')
  await wake(silent)
  expect(await silent.getByRole('button', { name: 'ฟังบทความ' }).count()).toBe(0)
})

/** Runs in the page: this machine has no voices, so a fake one records what it is asked to say. */
function fakeThaiVoice() {
  const said: string[] = []
  Object.assign(globalThis, { said })
  speechSynthesis.getVoices = () => [{ lang: 'th-TH' } as SpeechSynthesisVoice]
  speechSynthesis.speak = (words) => void said.push(words.text)
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => {}, get: () => null })
}
