import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, invited } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, hasFocusInside, keyboard, mouse } from '../support/hands.ts'
import {
  doQuiz,
  emailOf,
  questionOnPage,
  readArticle,
  seePracticeWallet,
  signUp,
  type Traveller,
  verifyEmail,
} from '../support/journey.ts'
import { answerRight, makeQuizOfAllKinds, readRoles, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
const dayMs = 24 * 3_600_000

type Way = { name: string; width: number; handOf: (page: Page) => Hand; hasLook: boolean }
const ways: Way[] = [
  { name: 'NongTae', width: 360, handOf: finger, hasLook: true },
  { name: 'NongPim', width: 1280, handOf: keyboard, hasLook: false },
]

/** Each journey starts on a day of its own, whose quiz has one question of each kind. */
async function setOut({ name, width, handOf, hasLook }: Way): Promise<Traveller> {
  product.pass(2 * dayMs)
  await makeQuizOfAllKinds(product)
  const page = await product.openPage({ width, storage: invited, hasMotion: true })
  const look = async () => {
    if (hasLook) await expectAccessible(page)
  }
  return { product, page, hand: handOf(page), name, look }
}

/** Yesterday's learning day, so that today's quiz continues a streak. */
async function learnTheDayBefore(traveller: Traveller): Promise<void> {
  const { db, clock } = product
  const account = db.selectFrom('user_account').select('user_id').where('email', '=', emailOf(traveller))
  const { user_id: userId } = await account.executeTakeFirstOrThrow()
  const day = addDays(bangkokDay(clock.now), -1)
  await db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: clock.now }))
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Home arrives as the public page and becomes personal; nothing visible moves (the layout shift was 0.04 and more). */
async function expectStill(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('region', { name: 'สวนของคุณ' }).waitFor()
  await page.getByRole('link', { name: /^ด่านถัดไป/ }).waitFor()
  const moves = await page.evaluate(async () => {
    const list: { value: number; what: string[] }[] = []
    new PerformanceObserver((seen) => {
      for (const { value, sources } of seen.getEntries() as Shift[])
        list.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return list
  })
  const sum = moves.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(moves)).toBeLessThan(0.005)
}

/** The same person's calendar in a second tab: a change in the first tab appears in it. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByText('เรียนต่อเนื่อง 2 วัน').waitFor()
  return other
}

test.each(ways)('$name at $width px goes from the first article to the next day’s quiz', async (way) => {
  const traveller = await setOut(way)
  const { page, hand, look } = traveller
  const { hasLook } = way
  await readArticle(traveller)
  await hand.press(page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }))
  await signUp(traveller)
  await verifyEmail(traveller)
  await learnTheDayBefore(traveller)
  const asked = await doQuiz(traveller)

  // 3 × 1.00 for the answers and 2.00 for all of them, in addition to the 20.00 for the e-mail.
  const result = page.getByRole('region', { name: 'เข้าใจครบทุกข้อ' })
  await result.getByText('3 จาก 3').waitFor()
  await eventually(() => hasFocusInside(result)).toBe(true)
  await result.getByText('+5.00').waitFor()
  await seePracticeWallet(page, '25.00')
  await look()

  // The streak is hidden where it is shown; the profile gets the choice from the server, and can undo it.
  const learning = page.getByRole('region', { name: 'วันเรียนรู้ของเดือนนี้' })
  await learning.getByText('เรียนต่อเนื่อง 2 วัน').waitFor()
  const other = hasLook ? null : await secondTab(page)
  await hand.press(learning.getByRole('button', { name: 'ซ่อน จำนวนวันเรียนต่อเนื่อง' }))
  await learning.getByText(/^ซ่อนแล้วในทุกเครื่อง/).waitFor()
  expect(await learning.getByText('เรียนต่อเนื่อง 2 วัน').count()).toBe(0)
  await other?.getByRole('button', { name: 'แสดงจำนวนวันเรียนต่อเนื่อง' }).waitFor()
  expect((await other?.getByText('เรียนต่อเนื่อง 2 วัน').count()) ?? 0).toBe(0)

  await hand.press(page.getByRole('link', { name: 'คุณมี 25.00 koin' }))
  await page.getByRole('heading', { level: 1, name: way.name }).waitFor()
  const show = learning.getByRole('button', { name: 'แสดงจำนวนวันเรียนต่อเนื่อง' })
  await show.waitFor()
  expect(await learning.getByText('เรียนต่อเนื่อง 2 วัน').count()).toBe(0)
  await hand.press(show)
  await learning.getByText('เรียนต่อเนื่อง 2 วัน').waitFor()
  await eventually(() => hasFocusInside(learning)).toBe(true)
  await other?.getByText('เรียนต่อเนื่อง 2 วัน').waitFor()
  await other?.close()
  const paid = page.getByRole('row').filter({ hasText: '+5.00' })
  await paid.getByRole('link', { name: /ควิซประจำวัน/ }).waitFor()
  await page.getByRole('row').filter({ hasText: '+20.00' }).waitFor()

  product.pass(dayMs)
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const [next] = await todaysQuestions(product, page)
  await questionOnPage(page, next!).waitFor()
  expect(asked.map(({ text }) => text)).not.toContain(next?.text)
  await expectStill(page)
  // A day later the access token has expired, so the first call gets 401.
  await product.expectQuiet(page, { except: /status of 401/ })
})

test('a screen reader reads question, answers and button in this order, then the explanation of the right answer', async () => {
  product.pass(2 * dayMs)
  await makeQuizOfAllKinds(product)
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const questions = await todaysQuestions(product, page)
  const asked = questions.map(({ content }) => {
    if (content.kind === 'choice') return ['group', 'heading 2', ...content.wrong.map(() => 'radio'), 'radio']
    if (content.kind === 'numeric') return ['textbox']
    return ['heading 2', 'list', ...content.items.flatMap(() => ['listitem', 'button', 'button'])]
  })
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    expect((await readRoles(page)).filter((role) => role !== 'paragraph' && role !== 'status')).toEqual([
      // The bar: the way out, and the sound.
      'link',
      'button',
      'heading 1',
      ...(question.picture ? ['img'] : []),
      ...asked[i]!,
      'button',
    ])
    if (question.content.kind === 'numeric') await page.getByText('พิมพ์ตัวเลขก่อน แล้วค่อยตรวจ').waitFor()
    await answerRight(page, mouse(), question)
    await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
    // A verdict may draw its calculation, whose text alternative is a paragraph.
    expect((await readRoles(page)).slice(-6).join(' ')).toMatch(
      /heading 3 paragraph( paragraph)?( group)?( link)? button$/,
    )
    await page.getByRole('button', { name: /^ไปข้อต่อไป|^ดูผล/ }).click()
  }
  await expectStill(page)
})
