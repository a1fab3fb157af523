// Answers to the daily quiz that are given offline: stored, and sent once.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { answerDailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { mouse } from '../support/hands.ts'
import { ageSaved } from '../support/outbox.ts'
import { type Asked, answerRight, leaveMoment, makeQuizOfAllKinds, shown, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000]
const saved = 'บันทึกไว้แล้ว จะส่งเมื่อกลับมาออนไลน์'

/** The quiz of a new day, open in the browser of a signed-in person. */
async function openQuiz() {
  product.pass(2 * dayMs)
  await makeQuizOfAllKinds(product)
  const person = await product.person()
  const context = await product.openContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  // Everything that the page still loads has arrived before the network is cut.
  await page.waitForLoadState('networkidle')
  return { person, context, page }
}

/** Answers the next question offline. */
async function answerOffline(page: Page, position: number): Promise<void> {
  const question = (await todaysQuestions(product, page))[position - 1]!
  await page.getByText(`ข้อ ${position} จาก 3`).waitFor()
  if (question.picture) await seePicture(page, question.picture)
  await answerRight(page, mouse(), question)
  await page.getByRole('alert').getByText(saved).waitFor()
}

/** The picture was prefetched, so it is not broken offline. */
async function seePicture(page: Page, { alt, width }: QuestionPicture): Promise<void> {
  const picture = page.getByRole('img', { name: alt })
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width)
}

async function answerAllOffline({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  await context.setOffline(true)
  for (const position of [1, 2, 3]) {
    await answerOffline(page, position)
    await page.getByRole('button', { name: position < 3 ? 'ไปข้อต่อไป' : 'ไปต่อ' }).click()
  }
  await page.getByRole('heading', { name: 'ตอบครบแล้ว รอส่งอยู่' }).waitFor()
}

async function booksOf({ id }: TestPerson) {
  const { db } = product
  const answers = await db
    .selectFrom('daily_quiz_answer')
    .select('position')
    .where('user_id', '=', id)
    .orderBy('position')
    .execute()
  const attempts = await db.selectFrom('daily_quiz_attempt').select('finished_at').where('user_id', '=', id).execute()
  const paid = await db.selectFrom('capped_reward').selectAll().where('user_id', '=', id).execute()
  return {
    answers: answers.map(({ position }) => position),
    attempts: attempts.length,
    is_finished: attempts[0]?.finished_at !== null,
    paid: paid.length,
  }
}

const finishedOnce = { answers: [1, 2, 3], attempts: 1, is_finished: true, paid: 1 }

test('a quiz answered offline is stored, sent once after reconnecting, and paid once', async () => {
  const opened = await openQuiz()
  const { person, context, page } = opened
  await answerAllOffline(opened)
  await expectAccessible(page)
  expect(await booksOf(person)).toMatchObject({ answers: [], paid: 0 })
  await context.setOffline(false)
  await page.getByText('เข้าใจครบทุกข้อ').waitFor()
  expect(await booksOf(person)).toEqual(finishedOnce)
  await page.reload()
  await page.getByText('เข้าใจครบทุกข้อ').waitFor()
  expect(await booksOf(person)).toEqual(finishedOnce)
})

test('two tabs that send at the same moment send once, in order, and both show the result', async () => {
  const opened = await openQuiz()
  const { person, context, page } = opened
  const other = await context.newPage()
  await other.goto('/quiz/daily')
  await other.getByText('ข้อ 1 จาก 3').waitFor()
  await page.bringToFront()
  await answerAllOffline(opened)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(answerDailyQuiz.path)) sent.push(request.postDataJSON().position)
  })
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab.getByText('เข้าใจครบทุกข้อ').waitFor()
  }
  expect(sent).toEqual([1, 2, 3])
  expect(await booksOf(person)).toEqual(finishedOnce)
})

test('an answer whose response was lost counts once', async () => {
  const { person, page } = await openQuiz()
  const questions = await todaysQuestions(product, page)
  let isLost = true
  await page.route(`**${answerDailyQuiz.path}`, async (route) => {
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await answerRight(page, mouse(), questions[0]!)
  await page.getByRole('alert').getByText(saved).waitFor()
  expect((await booksOf(person)).answers).toEqual([1])
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
  expect((await booksOf(person)).answers).toEqual([1])
})

test('a session that expired in the meantime is refreshed, and the answers are sent', async () => {
  const opened = await openQuiz()
  const { person, context, page } = opened
  await answerAllOffline(opened)
  product.pass(hourMs)
  await context.setOffline(false)
  await page.getByText('เข้าใจครบทุกข้อ').waitFor()
  expect(await booksOf(person)).toEqual(finishedOnce)
})

test('answers for a day that has ended get a kind message, and do not count', async () => {
  const opened = await openQuiz()
  const { person, context, page } = opened
  await answerAllOffline(opened)
  product.pass(dayMs)
  await makeQuizOfAllKinds(product)
  await context.setOffline(false)
  await page
    .getByText(/^ควิซของวันนั้นปิดไปก่อนเน็ตจะกลับมา/)
    .first()
    .waitFor()
  expect((await booksOf(person)).answers).toEqual([])
  await page.getByRole('heading', { name: formatThaiDate(bangkokDay(product.clock.now)) }).waitFor()
  await page.getByText('ข้อ 1 จาก 3').waitFor()
})

test('at midnight: a half-finished quiz ends, also after a reload, today’s quiz follows its result, and late answers are practice', async () => {
  product.pass(2 * dayMs)
  const day = bangkokDay(product.clock.now)
  const goTo = (days: number, time: string) => (product.clock.now = new Date(`${addDays(day, days)}T${time}+07:00`))
  goTo(0, '23:58:00')
  await makeQuizOfAllKinds(product)
  const person = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(person)) } })
  await page.goto('/quiz/daily')
  const ofDay = (days: number) =>
    page.getByRole('heading', { level: 1, name: `ควิซประจำวัน ${formatThaiDate(addDays(day, days))}` }).waitFor()
  const give = async (questions: Asked[], position: number, next?: string) => {
    await page.getByText(`ข้อ ${position} จาก 3`).waitFor()
    await answerRight(page, mouse(), questions[position - 1]!)
    if (next) await page.getByRole('button', { name: next }).click()
  }
  const first = await todaysQuestions(product, page)
  await give(first, 1, 'ไปข้อต่อไป')
  goTo(1, '00:05:00')
  await page.reload()
  await ofDay(0)
  await give(first, 2, 'ไปข้อต่อไป')
  await give(first, 3, 'ดูผลของวันนี้')
  await leaveMoment(page, mouse())
  await page.getByRole('region', { name: 'เข้าใจครบทุกข้อ' }).waitFor()
  const review = page.getByRole('region', { name: /^ทบทวน/ })
  for (const { text } of first) await review.getByText(shown(text)).waitFor()
  await page.getByRole('button', { name: 'ทำควิซของวันนี้' }).click()
  await ofDay(1)
  expect(await booksOf(person)).toMatchObject({ answers: [1, 2, 3], paid: 1 })

  goTo(1, '23:59:00')
  const second = await todaysQuestions(product, page)
  await give(second, 1, 'ไปข้อต่อไป')
  goTo(2, '00:10:00')
  await give(second, 2)
  await page.getByRole('alert').getByText('ควิซของเมื่อวานรับคำตอบถึงเวลา 00:10').waitFor()
  await ofDay(2)
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const saved = product.db.selectFrom('review_answer').select('late_of').where('user_id', '=', person.id)
  expect(await saved.execute()).toEqual([{ late_of: `daily:${addDays(day, 1)}:2` }])
  await product.expectQuiet(page, { except: /status of 401|status of 409/ })
})

test('a logout asks when answers are unsent, and then leaves nothing behind in this browser', async () => {
  const opened = await openQuiz()
  const { page } = opened
  await answerAllOffline(opened)
  await page.getByRole('button', { name: /^คน / }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  const dialog = page.getByRole('dialog', { name: 'มีสิ่งที่ยังไม่ได้ส่ง ออกจากระบบเลยไหม' })
  await dialog.getByText('คำตอบและสิ่งที่ทำไว้ 3 รายการ').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'อยู่ต่อก่อน' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await countSaved(page)).toBe(3)
  await page.getByRole('button', { name: /^คน / }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await dialog.getByRole('button', { name: 'ออกและลบทิ้ง' }).click()
  await eventually(() => countSaved(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('auth.token'))).toBeNull()
})

/** Checking does not create the database when it is missing. */
function countSaved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('koinklass')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(0)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

test('unsent answers of one person are never sent as another person', async () => {
  const opened = await openQuiz()
  const { person, context, page } = opened
  await answerAllOffline(opened)
  const other = await product.person()
  const storage = await product.storageOf(other)
  await page.evaluate((items) => Object.assign(localStorage, items), storage)
  await context.setOffline(false)
  await page.goto('/quiz/daily')
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  await wake(page)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  expect(await countSaved(page)).toBe(3)
  expect((await booksOf(person)).answers).toEqual([])
  expect((await booksOf(other)).answers).toEqual([])

  // The owner of the answers comes back, but too late for the server.
  await ageSaved(page, 2 * dayMs)
  await page.evaluate((items) => Object.assign(localStorage, items), await product.storageOf(person))
  await page.goto('/policy/law')
  await wake(page)
  const told = page.getByRole('status').filter({ hasText: /^รอเน็ตนานเกิน 2 วัน.*: คำตอบ 3 ข้อของควิซประจำวัน \d/ })
  await told.waitFor()
  // The message stays on every page until it is dismissed, and does not appear again.
  await page.reload()
  await wake(page)
  await told.waitFor()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'ปิดข้อความ' }).click()
  await told.waitFor({ state: 'detached' })
  await eventually(() => countSaved(page)).toBe(0)
  expect((await booksOf(person)).answers).toEqual([])
})
