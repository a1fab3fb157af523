import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findSet } from '#features/quizzes/daily/server/queries.ts'
import type { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays, bangkokDay, formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, hasFocus, keyboard } from '../support/hands.ts'
import { answerRight, makeQuizOfAllKinds, shown } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock } = product
const minuteMs = 60_000
await makeQuizOfAllKinds(product)
const questions = (await findSet(db, bangkokDay(clock.now)))!

async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-${name}.png`, fullPage: true })
}

/** Today's quiz with wrong answers only, the last of them five minutes ago. */
async function failToday({ id }: TestPerson): Promise<void> {
  const day = bangkokDay(clock.now)
  const at = (position: number) => new Date(clock.now.getTime() - (8 - position) * 60_000)
  const attempt = { user_id: id, day, seed: 1, answered: 3, started_at: at(0), finished_at: at(3) }
  await db.insertInto('daily_quiz_attempt').values(attempt).execute()
  const set = db.selectFrom('daily_quiz_set').select('question_ids').where('day', '=', day)
  const asked = await readQuestions(db, (await set.executeTakeFirstOrThrow()).question_ids)
  const rows = asked.map((question, i) => ({
    user_id: id,
    day,
    position: i + 1,
    question_id: question.id,
    answer: JSON.stringify({ kind: 'choice', choice: 0 }),
    is_right: false,
    answered_at: at(i + 1),
  }))
  await db.insertInto('daily_quiz_answer').values(rows).execute()
}

/** The picture appears in the box reserved for it; when it fails to load, its description is shown. */
async function lookAt(page: Page, { alt, width, height }: QuestionPicture): Promise<void> {
  const picture = page.getByRole('img', { name: alt })
  await picture.waitFor()
  const seen = () => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  await eventually(seen).toEqual([width, height])
  const box = (await picture.boundingBox())!
  expect(box.width / box.height).toBeCloseTo(width / height, 1)
  expect(box.height).toBeLessThanOrEqual(200)
  await shot(page, 'picture-360')
  await picture.dispatchEvent('error')
  await page.getByText(alt).waitFor()
}

/** On a device that is five hours ahead the question is offered when it is due, and not earlier. */
async function waitWithWrongClock(person: TestPerson, question: string): Promise<void> {
  const context = await product.openContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.clock.install({ time: new Date(clock.now.getTime() + 5 * 60 * minuteMs) })
  await page.goto('/login')
  await page.evaluate((items) => Object.assign(localStorage, items), await product.storageOf(person))
  await page.goto('/quiz/review')
  await page.getByRole('heading', { name: 'ตอนนี้ไม่มีข้อที่ต้องทบทวน' }).waitFor()
  const back = page.getByRole('button', { name: 'มีข้อกลับมาแล้ว ทำต่อ' })
  await page.clock.fastForward(minuteMs / 2)
  expect(await back.count()).toBe(0)
  product.pass(2 * minuteMs)
  await page.clock.fastForward(minuteMs)
  await back.click()
  await page.getByRole('group', { name: question }).waitFor()
}

test('by touch at 360 px: three missed questions wait, are practised one by one, and the wrong one comes back', async () => {
  const person = await product.person()
  await failToday(person)
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  const hand = finger()
  await page.goto('/quiz')
  await page.getByText('มี 3 ข้อรอทบทวน').waitFor()
  await hand.press(page.getByRole('main').getByRole('link', { name: 'ทบทวน', exact: true }))
  const [choice, ...others] = questions
  if (choice?.content.kind !== 'choice') throw new Error('the first question is a choice')
  await hand.pick(page.getByRole('radio', { name: shown(choice.content.wrong[0]!), exact: true }))
  await shot(page, 'question-360')
  await hand.check(page.getByRole('button', { name: 'ตรวจคำตอบ' }))
  await page.getByRole('heading', { name: 'ยังไม่ใช่ เดี๋ยวข้อนี้กลับมาอีก' }).waitFor()
  await expectAccessible(page)
  await shot(page, 'wrong-360')
  for (const question of others) {
    await hand.press(page.getByRole('button', { name: 'ไปข้อต่อไป' }))
    if (question.picture) await lookAt(page, question.picture)
    await answerRight(page, hand, question)
    await page.getByRole('heading', { name: 'จำได้แล้ว' }).waitFor()
  }
  await hand.press(page.getByRole('button', { name: 'จบรอบนี้' }))
  await page.getByRole('heading', { name: 'รอบนี้ทบทวนไป 3 ข้อ' }).waitFor()
  await expectAccessible(page)
  await shot(page, 'rest-360')
  await product.expectQuiet(page)
  await waitWithWrongClock(person, shown(choice.text))
})

test('by keyboard at 1280 px: an editor filters the questions, opens one and improves its text', async () => {
  const editor = await product.person({ roles: ['editor'] })
  const storage = { ...cookiesAnswered, ...(await product.storageOf(editor)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const hand = keyboard(page)
  await page.goto('/admin/questions')
  await page.getByRole('heading', { level: 1, name: 'คำถาม' }).waitFor()
  await hand.choose(page.getByRole('search').getByRole('combobox', { name: 'ใช้ใน' }), 'ควิซการเงิน')
  await hand.press(page.getByRole('button', { name: 'แสดง' }))
  await page.waitForURL('/admin/questions?pool=money')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
    .first()
  await first.getByText('ควิซการเงิน').waitFor({ state: 'attached' })
  await hand.press(first.locator('summary'))
  await shot(page, 'questions-1280')
  await hand.press(first.getByRole('link', { name: 'แก้คำถามนี้' }))
  await hand.fill(page.getByRole('textbox', { name: 'แหล่งที่มา' }), 'แหล่งใหม่ของข้อนี้')
  await page.keyboard.press('Control+s')
  await page.getByText('บันทึกแล้ว').waitFor()
  const row = db.selectFrom('question').select('key').where('source', '=', 'แหล่งใหม่ของข้อนี้')
  await row.executeTakeFirstOrThrow()

  await page.goto('/admin/questions')
  const fresh = page.getByRole('region', { name: 'เพิ่มคำถามใหม่' })
  await hand.press(fresh.locator('summary'))
  await hand.choose(fresh.getByRole('combobox', { name: 'แบบของคำถาม' }), 'ตอบเป็นตัวเลข')
  await hand.choose(fresh.getByRole('combobox', { name: 'ใช้ใน' }), 'ควิซการเงิน')
  await hand.fill(
    fresh.getByRole('textbox', { name: 'คำถาม', exact: true }),
    'ฝากเงิน 2,000 บาท ได้ดอกเบี้ย 60 บาท คิดเป็นร้อยละเท่าไร',
  )
  await hand.fill(fresh.getByRole('textbox', { name: 'คำตอบที่ถูก' }), '3')
  await hand.fill(fresh.getByRole('textbox', { name: 'หน่วย' }), 'เปอร์เซ็นต์')
  await hand.fill(fresh.getByRole('textbox', { name: 'คำอธิบาย' }), 'สั้น')
  await hand.fill(fresh.getByRole('textbox', { name: 'แหล่งอ้างอิง' }), 'เลขคณิตของข้อใหม่')
  const add = fresh.getByRole('button', { name: 'เพิ่มคำถามใหม่' })
  await hand.press(add)
  await fresh.getByRole('alert').getByText('คำอธิบายไม่ได้กล่าวถึงคำตอบ 3').waitFor()
  // The box itself is marked as invalid, describes the error and has the focus.
  const wrong = fresh.getByRole('textbox', { name: 'คำอธิบาย', exact: true })
  await eventually(() => wrong.evaluate((box) => [box.ariaInvalid, box === document.activeElement])).toEqual([
    'true',
    true,
  ])
  const png = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
  await fresh.getByLabel('เลือกภาพ').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await hand.fill(fresh.getByRole('textbox', { name: 'คำบรรยายภาพ' }), 'ตารางจำลองของเงินฝากสองพันบาทกับดอกเบี้ยหกสิบบาท')
  const why = 'เอาดอกเบี้ย 60 บาทหารด้วยเงินต้น 2,000 บาท แล้วคูณด้วย 100 จึงได้ร้อยละ 3 ต่อปี'
  await hand.fill(fresh.getByRole('textbox', { name: 'คำอธิบาย' }), why)
  await expectAccessible(page)
  await shot(page, 'new-question-1280')
  await hand.press(add)
  await fresh.getByText('เพิ่มคำถามแล้ว').waitFor()
  const saved = db.selectFrom('question').select(['pool', 'kind', 'picture_key']).where('source', '=', 'เลขคณิตของข้อใหม่')
  expect(await saved.executeTakeFirst()).toEqual({ pool: 'money', kind: 'numeric', picture_key: expect.any(String) })
  expect(await fresh.getByRole('img').count()).toBe(0)
  await turnTwinOn(page, hand)

  await planByKeyboard(page, hand)
  await product.expectQuiet(page, { except: /status of (422|409)/ })
})

/** A retired question whose near-duplicate was added in the meantime: the error links to that one. */
async function turnTwinOn(page: Page, hand: Hand) {
  const is = db.selectFrom('question').select(['id', 'text']).where('pool', '=', 'money')
  const one = await is.where('source', '=', 'เลขคณิตของข้อใหม่').executeTakeFirstOrThrow()
  const other = await is.where('id', '<>', one.id).orderBy('key').executeTakeFirstOrThrow()
  await db.updateTable('question').set({ text: one.text, is_active: false }).where('id', '=', other.id).execute()
  await page.goto(`/admin/content/edit?kind=question&id=${other.id}`)
  await hand.press(page.getByRole('button', { name: 'เวลาและการใช้' }))
  await hand.press(page.getByRole('button', { name: 'เผยแพร่' }))
  const link = page.getByRole('alert').getByRole('link', { name: one.text })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe(`/admin/questions?id=${one.id}`)
  await shot(page, 'twin-1280')
}

/** The calendar: a day is chosen and released, a month with too few questions is refused; the focus stays close. */
async function planByKeyboard(page: Page, hand: Hand): Promise<void> {
  await page.goto('/admin/quiz-calendar')
  const day = addDays(bangkokDay(clock.now), 1)
  const tomorrow = itemOf(page, formatThaiDate(day))
  await tomorrow.getByText('ระบบจะเลือก').waitFor()
  await hand.press(tomorrow.locator('summary'))
  const place = tomorrow.getByRole('combobox', { name: 'ข้อ 1' })
  const [label, chosen] = await place.evaluate((select) => {
    const { options } = select as HTMLSelectElement
    const selects = Array.from(select.closest('form')!.querySelectorAll('select'))
    // A day has no question twice, and at most one sum.
    const { label, value } = Array.from(options).find(
      (one) => !one.label.includes('คิดเลข') && selects.every((other) => other.value !== one.value),
    )!
    return [label, value] as const
  })
  await hand.choose(place, label)
  const saveDay = tomorrow.getByRole('button', { name: 'บันทึกวันนี้' })
  await hand.press(saveDay)
  await tomorrow.getByText('บันทึกแล้ว').waitFor()
  await tomorrow.getByText('ทีมงานเลือก').waitFor()
  await eventually(() => hasFocus(saveDay)).toBe(true)
  const planOf = () => db.selectFrom('daily_quiz_plan').select('question_ids').where('day', '=', day).executeTakeFirst()
  expect((await planOf())?.question_ids[0]).toBe(chosen)
  await expectAccessible(page)
  await shot(page, 'calendar-1280')
  await hand.press(tomorrow.getByRole('button', { name: 'ให้ระบบเลือกแทน' }))
  await tomorrow.getByText('ระบบจะเลือกให้แล้ว').waitFor()
  await eventually(() => hasFocus(saveDay)).toBe(true)
  expect(await planOf()).toBeUndefined()

  const month = itemOf(page, `ควิซประจำเดือน ${formatThaiMonth(day.slice(0, 7))}`)
  await month.getByText('ใช้คำถามทั้งหมด').waitFor()
  await hand.press(month.locator('summary'))
  await hand.press(month.getByRole('button', { name: 'ไม่เลือกสักข้อ' }))
  await month.getByText('เลือกแล้ว 0 ข้อ ต้องมีอย่างน้อย 40 ข้อ').waitFor()
  const saveMonth = month.getByRole('button', { name: 'บันทึกรอบนี้' })
  await hand.press(saveMonth)
  await month.getByText('เลือกเพิ่มอีก 40 ข้อ').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await eventually(() => hasFocus(month.getByRole('button', { name: 'เลือกทุกข้อ' }))).toBe(true)
  await page.keyboard.press('Space')
  await hand.press(saveMonth)
  await month.getByText('บันทึกแล้ว').waitFor()
  await month.getByText(/^ทีมงานเลือก \d+ ข้อ$/).waitFor()
  await eventually(() => hasFocus(saveMonth)).toBe(true)
}

/** The list item of a day, month or season of the calendar. */
function itemOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 3 }).filter({ hasText: title })
  return page.getByRole('listitem').filter({ has: heading })
}
