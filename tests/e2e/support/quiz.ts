import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { Db } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { findAttempt, readQuestionsOf, seedOf } from '#features/quizzes/daily/server/queries.ts'
import type { QuestionBody } from '#features/quizzes/questions/content.ts'
import type { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Hand } from './hands.ts'

type Fixture = { db: Db; clock: { now: Date } }
export type Asked = { text: string; content: QuestionBody; picture?: QuestionPicture | null }

/**
 * Fixes today's quiz to one question of each kind, so that every kind of answer is tried; the numeric one shows a
 * picture.
 */
export async function makeQuizOfAllKinds(fixture: Fixture): Promise<void> {
  await makeQuizOf(fixture, ['choice', 'numeric', 'ordering'])
}

/** Fixes today's quiz to questions of these kinds, also for new people; each person gets their own order. */
export async function makeQuizOf({ db, clock }: Fixture, kinds: QuestionBody['kind'][]): Promise<void> {
  const ids = kinds.map(async (kind, i) => {
    const before = kinds.slice(0, i).filter((one) => one === kind).length
    const some = db.selectFrom('question').select('id').where('pool', '=', 'daily').where('is_active', '=', true)
    const ofKind = some.where('kind', '=', kind).orderBy(sql`${kind === 'numeric'} and picture_key is null`)
    return (await ofKind.orderBy('key').offset(before).limit(1).executeTakeFirstOrThrow()).id
  })
  // Without questions of difficulty 1 nobody has an easy set of their own.
  await db.updateTable('question').set({ difficulty: 2 }).where('pool', '=', 'daily').execute()
  await db
    .insertInto('daily_quiz_set')
    .values({ day: bangkokDay(clock.now), question_ids: await Promise.all(ids), made_at: clock.now })
    .execute()
}

/** Today's questions with the right answers, in the order of the person who is signed in on this page. */
export async function todaysQuestions(fixture: Fixture, page: Page): Promise<Asked[]> {
  const token = await page.evaluate(() => localStorage.getItem('auth.token'))
  const { sub } = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString()) as { sub: string }
  return questionsOf(fixture, sub)
}

/** Today's questions of a person with the right answers, in this person's order. */
export async function questionsOf({ db, clock }: Fixture, userId: string): Promise<Asked[]> {
  const day = bangkokDay(clock.now)
  const attempt = await findAttempt(db, userId, day)
  const { hmac } = await openKeys({ db, clock: () => clock.now })
  return readQuestionsOf(db, { attempt, userId, day, seed: seedOf(hmac, userId, day) })
}

/** Text as displayed on the page: `|` only marks a possible line break. */
export function shown(text: string): string {
  return text
}

/** Gives the right answer to the current question and submits it. */
export async function answerRight(page: Page, hand: Hand, asked: Asked): Promise<void> {
  await giveRight(page, hand, asked)
  await hand.check(page.getByRole('button', { name: 'ตรวจคำตอบ' }))
}

/** Goes on from the reward moment that follows the last question. */
export async function leaveMoment(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.locator('dialog.reward[open]').getByRole('button'))
  await page.locator('dialog.reward').waitFor({ state: 'detached' })
}

/** Gives the right answer to the current question. */
export async function giveRight(page: Page, hand: Hand, { text, content }: Asked): Promise<void> {
  if (content.kind === 'choice') {
    await page.getByRole('group', { name: shown(text) }).waitFor()
    await hand.pick(page.getByRole('radio', { name: shown(content.right), exact: true }))
  } else if (content.kind === 'numeric') {
    await hand.fill(page.getByRole('textbox', { name: shown(text) }), content.right)
  } else {
    await putInOrder(page, hand, content.items)
  }
}

/** Moves each item up to its place, from the first to the last. */
async function putInOrder(page: Page, hand: Hand, items: readonly string[]): Promise<void> {
  const rows = page.locator('ol > li:has(button)')
  for (const [place, item] of items.entries()) {
    const up = page.getByRole('button', { name: `ย้าย “${item}” ขึ้น` })
    await up.waitFor()
    const words = await rows.allTextContents()
    for (let at = words.findIndex((row) => row.includes(item)); at > place; at -= 1) {
      await hand.moveUp(up)
      await rows
        .nth(at - 1)
        .filter({ hasText: item })
        .waitFor()
    }
  }
}

/** What a screen reader encounters in the main landmark, in order: 'heading 1', 'radio', 'button' … */
export async function readRoles(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree.split('\n').flatMap((line) => {
    const role = /^\s*- ['"]?([a-z]+)/.exec(line)?.[1]
    const level = /\[level=(\d)\]/.exec(line)?.[1]
    return role && !['main', 'text'].includes(role) ? [level ? `${role} ${level}` : role] : []
  })
}
