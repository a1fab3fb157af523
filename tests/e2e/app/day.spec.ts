import { expect, test } from 'vitest'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger } from '../support/hands.ts'
import { answerRight, makeQuizOf, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock } = product

/** The day's other things as their own pages store them; each has journeys of its own. */
async function doTheRest(userId: string): Promise<void> {
  const [day, now] = [bangkokDay(clock.now), clock.now]
  const riddle = await db.selectFrom('riddle').select(['id', 'edition']).limit(1).executeTakeFirstOrThrow()
  const set = { user_id: userId, id: crypto.randomUUID(), day, started_at: now }
  await db.insertInto('decoder_set').values(set).execute()
  await db
    .insertInto('decoder_picture')
    .values({
      user_id: userId,
      set_id: set.id,
      place: 1,
      riddle_id: riddle.id,
      edition: riddle.edition,
      state: 'skipped',
      settled_at: now,
    })
    .execute()
  await db
    .insertInto('path_recheck')
    .values({ user_id: userId, unit: 'set-a-goal', day, is_right: true, answered_at: now })
    .execute()
  await db.deleteFrom('crossword').where('kind', '=', 'daily').where('day', '=', day).execute()
}

test('a day goes from its first thing to the end card, which is a picture without names, answers and amounts', async () => {
  await makeQuizOf(product, ['choice', 'choice', 'choice'])
  const person = await product.person()
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 360, storage })
  const hand = finger()
  await page.goto('/day')
  await page.getByRole('heading', { level: 1, name: 'วันนี้ของคุณ' }).waitFor()
  expect(await page.getByRole('region', { name: 'การ์ดของวันนี้' }).count()).toBe(0)
  await expectAccessible(page)
  await hand.press(page.getByRole('link', { name: 'ไปที่ควิซวันนี้' }))
  await page.waitForURL('/quiz/daily')
  for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await doTheRest(person.id)
  await page.goto('/day')
  await page.getByRole('heading', { level: 1, name: 'วันนี้ครบแล้ว' }).waitFor()
  await page.getByText('ถ้ายังสนุกอยู่').waitFor()
  await page.getByText(/^พรุ่งนี้: ควิซชุดใหม่/).waitFor()

  const card = page.getByRole('img', { name: /^การ์ดวันนี้ วันเรียนรู้ที่ 1/ })
  const isPainted = () =>
    card.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const colors = new Set<number>()
      for (let i = 0; i < data.length; i += 4 * 997) colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
      return [canvas.width, canvas.height, colors.size > 4]
    })
  await eventually(isPainted).toEqual([1080, 1350, true])
  const saving = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'บันทึกภาพ' }))
  expect((await saving).suggestedFilename()).toBe(`koinklass-${bangkokDay(clock.now)}.png`)
  const line = new URL((await page.getByRole('link', { name: 'ส่งทาง LINE' }).getAttribute('href'))!)
  expect(line.searchParams.get('text')).toContain('■■■ ควิซ\n□ ปริศนา\n■ ด่าน')
  await expectAccessible(page)

  await page.goto('/games/stats')
  const quiz = page.getByRole('region', { name: 'ควิซประจำวัน' })
  await quiz.getByText('ดีที่สุด ถูก 3 จาก 3 ข้อ').waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})
