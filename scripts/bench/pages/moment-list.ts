import type { Page } from 'playwright-core'
import { wordOf } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { type Asked, questionsOf, shown } from '#tests/e2e/support/quiz.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { Stage } from '../support/stage.ts'

/** Something that moves. `open` goes to the frame before it and returns the press that begins it. */
export type Moment = {
  name: string
  /** What is in the document from its first frame on. */
  part: string
  ms: number
  open: (stage: Stage, page: Page, person: TestPerson) => Promise<() => Promise<void>>
}

/** The moments of the product that move for longer than a press. */
export const moments: Moment[] = [
  { name: 'reward', part: '.reward[open]', ms: 1_400, open: openReward },
  { name: 'verdict', part: '.verdict', ms: 600, open: openVerdict },
  { name: 'catch-me', part: '.catch-canvas', ms: 5_000, open: openCatchMe },
  { name: 'crossword wave', part: '[data-closed]', ms: 640, open: openWave },
]

/** Chooses the right answer of the question in sight. */
export async function chooseRight(page: Page, { content }: Asked): Promise<void> {
  if (content.kind !== 'choice') throw new Error('the quiz of the stage has choices only')
  await page.getByRole('radio', { name: shown(content.right), exact: true }).tap()
}

/** The first word of today's small crossword: its cells, and its letters cell by cell. */
export async function readFirstWord({ db, clock }: Stage): Promise<{ cells: number[]; letters: string[] }> {
  const puzzle = (await findPuzzle(db, { kind: 'daily', day: bangkokDay(clock.now) }))!
  const entry = puzzle.entries[0]!
  return { cells: entry.cells, letters: toClusters(wordOf(puzzle, entry)) }
}

/** Chooses a word of the crossword that is open: the next letter goes into its first cell. */
export async function chooseWord(page: Page, cells: readonly number[]): Promise<void> {
  const first = page.locator(`[data-cell="${cells[0]}"]`)
  await page.waitForFunction(
    (cell) => Object.keys(document.querySelector(cell) ?? {}).some((key) => key.startsWith('__reactFiber')),
    `[data-cell="${cells[0]}"]`,
  )
  // A click, because a tap returns before the browser has made the click of it, and the word would be read too early.
  await first.click()
  await page.locator('.game-frame').waitFor()
  // Another word through this cell may be the one that a press chooses first.
  const chosen = await page.locator('[data-word]').evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))
  if (chosen.join() !== cells.join()) await first.click()
  await page.getByRole('textbox', { name: 'ตารางอักษรไขว้' }).focus()
}

async function openVerdict(stage: Stage, page: Page, person: TestPerson) {
  await page.goto(`${stage.origin}/quiz/daily`)
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  const [first] = await questionsOf(stage, person.id)
  await chooseRight(page, first!)
  return () => page.getByRole('button', { name: 'ตรวจคำตอบ' }).tap()
}

async function openReward(stage: Stage, page: Page, person: TestPerson) {
  await page.goto(`${stage.origin}/quiz/daily`)
  await page.getByText('ข้อ 1 จาก 3').waitFor()
  for (const [i, question] of (await questionsOf(stage, person.id)).entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    await chooseRight(page, question)
    await page.getByRole('button', { name: 'ตรวจคำตอบ' }).tap()
    if (i < 2) await page.getByRole('button', { name: 'ไปข้อต่อไป' }).tap()
  }
  const last = page.getByRole('button', { name: 'ดูผลของวันนี้' })
  await last.waitFor()
  return () => last.tap()
}

async function openCatchMe(stage: Stage, page: Page) {
  await page.goto(`${stage.origin}/games/catch-me-if-you-can`)
  const play = page.getByRole('button', { name: 'เล่น 60 วินาที' })
  await play.waitFor()
  return () => play.tap()
}

async function openWave(stage: Stage, page: Page) {
  const { cells, letters } = await readFirstWord(stage)
  await page.goto(`${stage.origin}/crossword`)
  await chooseWord(page, cells)
  await page.keyboard.insertText(letters.slice(0, -1).join(''))
  await page
    .locator('[data-filled]')
    .nth(letters.length - 2)
    .waitFor()
  return () => page.keyboard.insertText(letters.at(-1)!)
}
