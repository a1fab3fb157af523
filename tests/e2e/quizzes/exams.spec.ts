import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { newId } from '#lib/server/new-id.ts'
import { addExamQuestions } from '../../fixtures/exams.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, hasFocus, keyboard } from '../support/hands.ts'
import { seePracticeWallet } from '../support/journey.ts'
import { type Asked, giveRight } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock } = product
await addExamQuestions(db, { exam: 100, money: 20 }, clock.now)

/** The questions of a person's open attempt, in their order. */
async function questionsOf({ id }: TestPerson): Promise<Asked[]> {
  const open = db
    .selectFrom('exam_attempt')
    .select('question_ids')
    .where('user_id', '=', id)
    .where('closed_at', 'is', null)
  return readQuestions(db, (await open.executeTakeFirstOrThrow()).question_ids)
}

async function answerFrom(page: Page, hand: Hand, questions: Asked[], from: number, to: number) {
  for (const [i, question] of questions.slice(from, to).entries()) {
    await page.getByText(`ข้อ ${from + i + 1} จาก ${questions.length}`, { exact: true }).waitFor()
    await giveRight(page, hand, question)
    await page.getByText(`ตอบแล้ว ${from + i + 1} จาก ${questions.length} ข้อ`).waitFor()
    if (from + i + 1 < questions.length) await hand.press(page.getByRole('button', { name: 'ข้อต่อไป' }))
  }
}

/**
 * The tab is closed before the network is back: the browser has stored the answer, and sends it later. Returns a new
 * tab.
 */
async function answerInLostTab(lost: Page, person: TestPerson, question: Asked): Promise<Page> {
  const context = lost.context()
  await context.setOffline(true)
  await giveRight(lost, finger(), question)
  await lost.getByText('เก็บไว้ในเครื่องนี้แล้ว').waitFor()
  await lost.close()
  expect(await countAnswers(person)).toBe(3)
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto('/quiz/money/basic')
  await page.getByText('ตอบแล้ว 4 จาก 10 ข้อ').waitFor()
  await eventually(() => countAnswers(person)).toBe(4)
  return page
}

/** Nine of ten are right: the reward moment says what came, once, and the purse has it. */
async function handInAndEarn(page: Page) {
  const hand = finger()
  await hand.press(page.getByRole('button', { name: 'ข้อทั้งหมด' }))
  await hand.press(page.getByRole('dialog', { name: 'ข้อทั้งหมด' }).getByRole('button', { name: 'ส่งคำตอบ' }))
  const dialog = page.getByRole('dialog', { name: 'ส่งคำตอบทั้งชุดไหม' })
  await dialog.getByText('ยังไม่ได้ตอบ 1 ข้อ').waitFor()
  await hand.press(dialog.getByRole('button', { name: 'ส่งคำตอบ' }))
  const moment = page.getByRole('dialog', { name: 'ผ่านแล้ว' })
  await moment.getByRole('status').filter({ hasText: 'ได้ 20.00 koin รวม 20.00 koin' }).waitFor({ state: 'attached' })
  await expectAccessible(page)
  await hand.press(moment.getByRole('button'))
  const result = page.getByRole('region', { name: 'ผ่านแล้ว' })
  await result.getByText('9 จาก 10').waitFor()
  await result.getByText('+20.00').waitFor()
  await eventually(() => hasFocus(result.getByRole('heading'))).toBe(true)
  await seePracticeWallet(page, '20.00')
  await page.getByRole('heading', { name: 'ข้อที่น่าทบทวน 1 ข้อ' }).waitFor()
  await page.getByText('ข้อนี้ยังไม่ได้ตอบ').waitFor()
  await expectAccessible(page)
}

test('a money quiz by touch: from the menu, through a lost network and a reload, to the koin and every explanation', async () => {
  const person = await product.person()
  let page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  const hand = finger()
  await page.goto('/quiz')
  await page.getByText('ผ่านแล้ว 0 จาก 3 ระดับ').waitFor()
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: 'ควิซการเงิน' }))
  await hand.press(page.getByRole('button', { name: 'เริ่มระดับพื้นฐาน' }))
  await page.getByText('ข้อ 1 จาก 10', { exact: true }).waitFor()
  await expectAccessible(page)
  const questions = await questionsOf(person)
  await answerFrom(page, hand, questions, 0, 3)
  // The page shows it before the server confirms it.
  await eventually(() => countAnswers(person)).toBe(3)

  page = await answerInLostTab(page, person, questions[3]!)
  await answerFrom(page, hand, questions, 4, 9)
  await goOnFromTheLevels(page)
  await handInAndEarn(page)
  await seeStars(page)

  await page.goto('/profile/moneyAnswer/basic')
  const first = page.getByRole('region', { name: /^ครั้งที่ 1 · / }).first()
  await first.getByText('9 จาก 10').waitFor()
  await first.getByRole('heading', { name: 'ข้อที่น่าทบทวน 1 ข้อ' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'ระดับกลาง' }))
  await page.getByText('ยังไม่มีชุดที่ส่งแล้วในระดับนี้').waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page, { except: /ERR_INTERNET_DISCONNECTED/ })
})

/** A level under way says how much of it is answered, and has one way on. */
async function goOnFromTheLevels(page: Page) {
  await page.goto('/quiz/money')
  await page.getByText('ตอบแล้ว 9 จาก 10 ข้อ').first().waitFor()
  await expectAccessible(page)
  await finger().press(page.getByRole('main').getByRole('link', { name: 'ทำต่อจากที่ค้างไว้' }))
  await page.getByRole('button', { name: 'ข้อทั้งหมด' }).waitFor()
  await page.getByText('ตอบแล้ว 9 จาก 10 ข้อ').waitFor()
}

/** The result leads to the next level, which is open; the passed one has its stars. */
async function seeStars(page: Page) {
  expect(await page.getByRole('link', { name: 'ไประดับกลาง' }).getAttribute('href')).toBe('/quiz/money/intermediate')
  await page.goto('/quiz/money')
  const passed = page.getByRole('listitem').filter({ hasText: 'ผ่านแล้ว ถูก 9 จาก 10 ข้อ' })
  await passed.getByText('2 ดาวจาก 3').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'เริ่มระดับกลาง' }).waitFor()
  await expectAccessible(page)
}

async function countAnswers({ id }: TestPerson): Promise<number> {
  return (await db.selectFrom('exam_answer').select('position').where('user_id', '=', id).execute()).length
}

/** Three passed monthly quizzes, inserted directly; the tests of the calls cover taking them. */
async function passThreeMonths({ id }: TestPerson) {
  const [question] = await db.selectFrom('question').select('id').where('pool', '=', 'exam').limit(1).execute()
  const at = clock.now
  const passed = {
    user_id: id,
    quiz: 'monthly',
    try: 1,
    started_at: at,
    closed_at: at,
    right_count: 1,
    is_passed: true,
  }
  const rows = ['2026-11', '2026-12', '2027-01'].map((period) => ({
    ...passed,
    period,
    id: newId(at),
    seed: crypto.randomUUID(),
    question_ids: [question!.id],
    result: JSON.stringify({ right: 1, total: 1, is_passed: true, is_time_up: false, paid: 0, points: [] }),
  }))
  await db.insertInto('exam_attempt').values(rows).execute()
}

/** Chooses and moves on by keys, up to the second question with choices; questions of other kinds are skipped. */
async function chooseByKeys(page: Page, person: TestPerson, questions: Asked[]) {
  const second = questions.filter(({ content }) => content.kind === 'choice')[1]
  let answered = 0
  for (const [i, question] of questions.slice(0, questions.indexOf(second!) + 1).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 40`, { exact: true }).waitFor()
    if (question.content.kind === 'choice') {
      answered += 1
      await page.getByRole('radio').first().focus()
      await page.keyboard.press('2')
      await page.getByText('บันทึกแล้ว').waitFor()
      await eventually(() => countAnswers(person)).toBe(answered)
    }
    await keyboard(page).press(page.getByRole('button', { name: 'ข้อต่อไป' }))
  }
}

/** By the list of all questions. */
async function jumpTo(page: Page, name: string | RegExp) {
  const hand = keyboard(page)
  await hand.press(page.getByRole('button', { name: 'ข้อทั้งหมด' }))
  await hand.press(page.getByRole('dialog', { name: 'ข้อทั้งหมด' }).getByRole('button', { name }))
}

/** An answer given offline that arrives after the hour counts as practice, and the page says so. */
async function answerAfterTheHour(page: Page, questions: Asked[]) {
  const last = questions.findLastIndex(({ content }) => content.kind === 'choice') + 1
  await jumpTo(page, `ข้อ ${last} ยังไม่ได้ตอบ`)
  await page.getByText(`ข้อ ${last} จาก 40`, { exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('1')
  await page.getByText('เก็บไว้ในเครื่องนี้แล้ว').waitFor()
  product.pass(61 * 60_000)
  // The page's clock advances too: the hour is over, and the page says that the answer is stored.
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }, 61 * 60_000)
  const over = page.getByRole('region', { name: 'หมดเวลาแล้ว' })
  await over.waitFor()
  await over.getByText('ตอนนี้ไม่มีเน็ต').waitFor()
  await page.context().setOffline(false)
  await page.getByText('คำตอบ 1 ข้อส่งถึงหลังหมดเวลา').waitFor()
}

test('a final by keyboard: the hour runs on while the page is closed, and saved answers count', async () => {
  const person = await product.person()
  await passThreeMonths(person)
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const hand = keyboard(page)
  await page.goto('/quiz/final')
  await hand.press(page.getByRole('button', { name: 'เริ่มสอบและจับเวลา' }))
  await page.getByText('เหลือ 60 นาที').first().waitFor()
  const questions = await questionsOf(person)
  await chooseByKeys(page, person, questions)
  await jumpTo(page, /^ข้อ 40 /)
  await page.getByText('ข้อ 40 จาก 40', { exact: true }).waitFor()
  await expectAccessible(page)
  await hand.press(page.getByRole('button', { name: 'ซ่อนเวลา' }))
  await eventually(() => page.getByText('เหลือ 60 นาที').count()).toBe(0)
  const isRight = async () => db.selectFrom('exam_answer').select('is_right').where('user_id', '=', person.id).execute()
  const rights = (await isRight()).filter((row) => row.is_right).length

  await answerAfterTheHour(page, questions)
  await page.getByText('หมดเวลาก่อนกดส่ง').waitFor()
  await page.getByText(`${rights} จาก 40`).waitFor()
  await eventually(() => hasFocus(page.getByRole('heading', { name: /^ยังไม่ผ่านครั้งนี้/ }))).toBe(true)
  await page.getByText('ครั้งต่อไปเปิดวันที่ 28 พ.ย. 2569').waitFor()
  expect((await isRight()).length).toBeGreaterThan(0)
  // By then the access token has expired, so the first call gets 401.
  await product.expectQuiet(page, { except: /status of 401|status of 409|ERR_INTERNET_DISCONNECTED/ })
})
