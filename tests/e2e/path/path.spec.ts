import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readLearningPath } from '#features/path/server/queries.ts'
import { bookmarkPost } from '#features/posts/reading/bookmark-contract.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, preferencesSaved, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { shown } from '../support/quiz.ts'

const product = await openProduct()
const { db, clock } = product
const path = readLearningPath(new URL('../../../content/learning-path.json', import.meta.url))

type Asked = { text: string; right: string; wrong: string[] }

async function questionsOf(keys: string[]): Promise<Asked[]> {
  const rows = await db.selectFrom('question').select(['key', 'text', 'content']).where('key', 'in', keys).execute()
  return keys.map((key) => {
    const { text, content } = rows.find((row) => row.key === key)!
    return { text, ...(content as Omit<Asked, 'text'>) }
  })
}

async function answer(page: Page, hand: Hand, { text }: Asked, choice: string) {
  await page.getByRole('group', { name: shown(text) }).waitFor()
  await hand.pick(page.getByRole('radio', { name: shown(choice), exact: true }))
  await hand.check(page.getByRole('button', { name: 'ตรวจคำตอบ' }))
}

/** The person read, answered and shared an article three days ago. */
async function learnEarlier({ id }: TestPerson, article: string) {
  const at = new Date(clock.now.getTime() - 3 * 24 * 3_600_000)
  const day = addDays(bangkokDay(clock.now), -3)
  const post = await db.selectFrom('post').select('id').where('key', '=', article).executeTakeFirstOrThrow()
  const result = JSON.stringify({
    asked: 100,
    paid: 0,
    skill: 'protecting',
    points: 0,
    less: 'wrong',
    quota: 3,
    learning_day: { day, is_new: true, days_this_month: 1, reward: 0 },
  })
  const answered = { choice: 'x', is_right: false, is_rewarded: false, result, answered_at: at }
  await db
    .insertInto('post_answer')
    .values({ user_id: id, post_id: post.id, day, ...answered })
    .execute()
  await db.insertInto('post_share').values({ user_id: id, post_id: post.id, day, shared_at: at }).execute()
}

test('a visitor finds their starting point by touch, and their account keeps it', async () => {
  // After twenty seconds a visitor is invited to sign up, which has its own spec.
  const storage = preferencesSaved
  const page = await product.openPage({ width: 360, storage })
  const hand = finger()
  await page.goto('/')
  await wake(page)
  await hand.press(page.getByRole('link', { name: 'ลองตอบ 5 ข้อ' }))
  await page.waitForURL('/quiz/placement')
  const questions = await questionsOf(path.placement.questions)
  for (const [i, question] of questions.entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 5`).waitFor()
    // All right except for the first, which is about saving.
    await answer(page, hand, question, i === 0 ? question.wrong[0]! : question.right)
    await page.getByRole('heading', { name: i === 0 ? /^ยังไม่ใช่/ : 'ใช่เลย' }).waitFor()
    if (i === 0) await expectAccessible(page)
    // Earlier answers are still there after a reload.
    if (i === 2) await page.reload()
    else await hand.press(page.getByRole('button', { name: i === 4 ? 'ดูจุดเริ่มของฉัน' : 'ไปข้อต่อไป' }))
  }
  const result = page.getByRole('region', { name: 'จุดเริ่มของคุณ เกาะออม' })
  // Five words, none twice; the one for saving says what to begin with.
  const lines = result.getByRole('list', { name: 'แต่ละด้านของคุณ' }).getByRole('listitem')
  await lines.first().waitFor()
  const words = await lines.allTextContents()
  expect([words.length, new Set(words).size]).toEqual([5, 5])
  expect(words[0]).toBe('ออมน่าเริ่ม เริ่มจากที่เก็บเงิน')
  expect(words[1]).toBe('ใช้จ่ายทำได้แล้ว พักก่อนซื้อได้')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-placement.png` })
  await result.getByRole('link', { name: 'เริ่มที่บท ตั้งเป้าที่ไปถึงจริง' }).waitFor()
  await expectAccessible(page)

  const person = await product.person()
  await page.evaluate((items) => Object.assign(localStorage, items), await product.storageOf(person))
  await page.goto('/path')
  const line = page.getByRole('region', { name: 'ก้าวต่อไปของคุณ' })
  await line.getByText('ตั้งเป้าที่ไปถึงจริง').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('guest-placement'))).toBeNull()
  const stored = db.selectFrom('path_placement').select(['user_id', 'is_guest', 'strong'])
  expect(await stored.execute()).toEqual([
    { user_id: person.id, is_guest: true, strong: ['spending', 'planning', 'protecting', 'investing'] },
  ])
  await product.expectQuiet(page)
})

test('a unit is reviewed and an article is bookmarked by keyboard', async () => {
  const person = await product.person()
  await learnEarlier(person, 'scam-signs')
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  const page = await product.openPage({ width: 1280, theme: 'dark', storage })
  const hand = keyboard(page)
  await page.goto('/path')
  const harbour = page.getByRole('region', { name: 'ท่าเรือชัวร์' })
  await harbour.getByText('เรียนแล้ว 1 จาก 6 ด่าน').waitFor()
  await hand.press(harbour.getByRole('link', { name: 'หยุดให้ทันก่อนโอน ด่านถัดไป เรียนแล้ว' }))
  const sheet = page.getByRole('dialog', { name: 'หยุดให้ทันก่อนโอน' })
  await sheet.getByRole('listitem').filter({ hasText: 'เสร็จแล้ว' }).nth(1).waitFor()
  await hand.press(sheet.getByRole('link', { name: 'ทบทวน 1 ข้อ ทำได้แล้ว' }).last())
  const [question] = await questionsOf(['daily-protecting-010'])
  await answer(page, hand, question!, question!.right)
  await page.getByRole('heading', { name: 'ยังจำได้ดี' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'กลับไปเส้นทางเรียน' }))
  const done = harbour.getByRole('link', { name: 'หยุดให้ทันก่อนโอน เรียนแล้ว และจำได้' })
  await done.waitFor()
  await harbour.getByText('เรียนแล้ว 1 จาก 6 ด่าน').waitFor()

  // From the end of the article: the tools and words before it have their own specs.
  await page.goto(`${await done.getAttribute('href')}#post-end`)
  const save = page.getByRole('button', { name: 'เก็บไว้อ่าน' })
  const saved = page.waitForResponse((response) => response.url().includes(bookmarkPost.path))
  await hand.press(save)
  await eventually(() => save.getAttribute('aria-pressed')).toBe('true')
  // The button shows it before the server confirms it.
  await saved
  await page.goto('/profile?tab=kept')
  await page.getByRole('heading', { level: 3, name: /มิจฉาชีพออนไลน์/ }).waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})
