import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { wordOf } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { crosswordWords } from '../../support/crossword-words.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { compose, finger, hasFocus, keyboard, mouse, tabTo } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'
import { seeMoment } from '../support/moment.ts'

const product = await openProduct()
const { db, clock } = product
const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]
await makeCrosswords(db, { words: crosswordWords, now: clock.now, ahead: { days: 2, weeks: 1 } })
const daily = (await findPuzzle(db, { kind: 'daily', day: '2026-11-21' }))!
const words = daily.entries.map((entry) => ({ ...entry, word: wordOf(daily, entry) }))
const weekly = (await findPuzzle(db, { kind: 'weekly', day: '2026-11-16' }))!

const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })
const gridOf = (page: Page) => page.getByRole('textbox', { name: 'ตารางอักษรไขว้' })
const lettersOf = async (page: Page, cells: number[]) => {
  const all = await page
    .locator('[data-cell]')
    .evaluateAll((found) =>
      found.map((one) => [(one as HTMLElement).dataset.cell, one.querySelector('.crossword-letter')?.textContent]),
    )
  const letters = new Map(all.map(([cell, letter]) => [Number(cell), letter]))
  return cells.map((cell) => letters.get(cell))
}
/** Runs in the page: the width of a cell, and whether it is fully inside the scroll container. */
function readBox(cell: Element) {
  const [own, pan] = [cell, cell.closest('.crossword-pan')!].map((one) => one.getBoundingClientRect())
  return { width: own!.width, isInSight: own!.left >= pan!.left && own!.right <= pan!.right }
}
/** The large crossword: cells of touch size, scrolled to the cursor. */
async function panLarge(page: Page) {
  await finger().press(page.getByRole('link', { name: 'สัปดาห์นี้ 13×13' }))
  const { cells } = weekly.entries.toSorted((a, b) => (b.cells.at(-1)! % 13) - (a.cells.at(-1)! % 13))[0]!
  await page.locator('.crossword-board[data-size="13"]').waitFor()
  const seen = (cell: number) => page.locator(`[data-cell="${cell}"]`).evaluate(readBox)
  expect((await seen(cells[0]!)).width).toBeGreaterThanOrEqual(34)
  await gridOf(page).focus()
  await finger().press(page.locator(`[data-cell="${cells.at(-1)}"]`))
  await eventually(async () => (await seen(cells.at(-1)!)).isInSight).toBe(true)
}
const koinOf = async ({ id }: TestPerson) => {
  const row = await db
    .selectFrom('wallet')
    .select('satang')
    .where('user_id', '=', id)
    .where('currency', '=', 'koin')
    .executeTakeFirstOrThrow()
  return row.satang
}

type Word = (typeof words)[number]

/** Selects a word by its first cell and writes it with the on-screen keyboard. */
async function writeByOwnKeys(page: Page, { cells, word }: Word) {
  const hand = finger()
  const pad = page.getByRole('group', { name: 'แป้นพิมพ์ภาษาไทย' })
  await hand.press(page.locator(`[data-cell="${cells[0]}"]`))
  // Another word through this cell may have the same length.
  const marked = await page.locator('[data-word]').evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))
  if (marked.join() !== cells.join()) await hand.press(page.locator('[data-at]'))
  for (const letter of word) {
    const key = pad.getByRole('button', { name: /\p{M}|ำ/u.test(letter) ? `เติม ◌${letter}` : letter, exact: true })
    if ((await key.count()) === 0) await hand.press(pad.getByRole('button', { name: /^อักษร/ }))
    await hand.press(key)
  }
  expect(await lettersOf(page, cells)).toEqual(toClusters(word))
}

/**
 * On another device, in list mode: the word is there, and the remaining words are typed without the grid. Returns that
 * page.
 */
async function finishAsList(person: TestPerson, first: Word): Promise<Page> {
  const page = await product.openPage({ ...keys, storage: await storageOf(person) })
  await page.goto('/crossword?kind=daily')
  await page.getByRole('button', { name: 'รายการคำใบ้' }).click()
  const field = ({ direction, number }: Word) =>
    page.getByRole('textbox', { name: new RegExp(`^แนว${direction === 'across' ? 'นอน' : 'ตั้ง'} ${number} `) })
  expect(await field(first).inputValue()).toBe(first.word)
  await lookWith(page, { ...keys, hasAxe: true })('list')
  // However slow the first answer is, the words after it are sent in one batch, and nothing is sent after the last
  // letter.
  const typed = Promise.withResolvers<void>()
  await page.route('**/answerCrossword', async (route) => {
    await typed.promise
    await route.continue()
  })
  // Cells filled by crossing words are skipped.
  const filled = new Set(first.cells)
  for (const clue of words.slice(1)) {
    if (clue.cells.every((cell) => filled.has(cell))) continue
    for (const cell of clue.cells) filled.add(cell)
    await field(clue).fill(clue.word)
    await field(clue).press('Enter')
  }
  typed.resolve()
  const done = page.getByRole('heading', { name: 'แก้ได้ครบทุกช่อง' })
  await seeMoment(page, keyboard(page), { name: 'แก้ได้ครบทุกช่อง', came: '4.00', purse: '4.00', shot: 'crossword' })
  await eventually(() => hasFocus(done)).toBe(true)
  await lookWith(page, { ...keys, hasAxe: true })('list-result')
  return page
}

test('by touch: letters by the on-screen keyboard, a check, a reveal, and the word appears on another device', async () => {
  const person = await product.person()
  const page = await product.openPage({ ...thumb, storage: await storageOf(person) })
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/crossword')
  const first = words[0]!
  await writeByOwnKeys(page, first)
  // The word is closed: its boxes and the count say so, and the board has the whole screen.
  for (const cell of first.cells) await page.locator(`[data-cell="${cell}"][data-closed]`).waitFor()
  await page.getByText(`1/${words.length}`, { exact: true }).waitFor()
  await page.getByText(`1 จาก ${words.length} คำ`).waitFor({ state: 'attached' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  await look('board')
  await hand.press(page.getByRole('button', { name: 'ตัวช่วย' }))
  const help = page.getByRole('dialog', { name: 'อยากให้ช่วยแบบไหน' })
  await hand.press(help.getByRole('button', { name: 'ตรวจคำนี้' }))
  await page.getByText(`ถูก ${first.cells.length} ช่อง`).waitFor()
  expect(await page.locator('[data-mark="right"]').count()).toBe(first.cells.length)

  const other = await finishAsList(person, first)
  expect(await koinOf(person)).toBe(400)

  // The first device gets the changes with its next action.
  await hand.press(page.getByRole('button', { name: 'ตัวช่วย' }))
  await hand.press(help.getByRole('button', { name: /^เฉลยช่องนี้/ }))
  await page.getByRole('heading', { name: 'แก้ได้ครบทุกช่อง' }).waitFor()
  await look('result')
  await product.expectQuiet(page, { except: /status of 409/ })
  await product.expectQuiet(other)

  await panLarge(page)
  await look('large')
})

test('by keyboard: words, marks, arrows, space, Tab through the clues and out of the grid, pencil, reveal', async () => {
  const person = await product.person()
  const page = await product.openPage({ ...keys, storage: await storageOf(person) })
  const look = lookWith(page, keys)
  await page.goto('/crossword?kind=weekly')
  const grid = gridOf(page)
  await tabTo(page, grid)
  const bar = page.locator('.crossword-bar')
  const [first, second] = weekly.entries.map((entry) => ({ ...entry, word: wordOf(weekly, entry) }))
  await page.keyboard.insertText(first!.word)
  expect(await lettersOf(page, first!.cells)).toEqual(toClusters(first!.word))
  await page.keyboard.press('Tab')
  await bar.getByText(`แนวนอน ${second!.number}`, { exact: true }).waitFor()
  // Mark by mark, like a phone's keyboard that composes the whole word before it commits it.
  await compose(page, [...second!.word])
  expect(await lettersOf(page, second!.cells)).toEqual(toClusters(second!.word))
  await page.keyboard.press('Shift+Tab')
  await bar.getByText(`แนวนอน ${first!.number}`, { exact: true }).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  expect(await lettersOf(page, first!.cells.slice(0, 1))).toEqual([''])
  await look('weekly')
  await page.keyboard.press('Escape')
  const help = page.getByRole('button', { name: 'ตัวช่วย' })
  await eventually(() => hasFocus(help)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, grid)
  await page.keyboard.insertText('ฮ')
  await eventually(() => page.locator('[data-mark="pencil"]').count()).toBe(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^เฉลยช่องนี้/ }))
  await page.keyboard.press('Enter')
  await page.getByText('เฉลยแล้ว 1 ช่อง').first().waitFor()
  expect(await lettersOf(page, first!.cells)).toEqual(toClusters(first!.word))
  await product.expectQuiet(page)
})

/** Runs in the page before its scripts: counts the sounds. */
function countSounds() {
  const Real = AudioContext
  const page = Object.assign(globalThis, { sounds: 0 })
  page.AudioContext = class extends Real {
    constructor() {
      super()
      page.sounds += 1
    }
  }
}

const clueOf = (page: Page, place: number) => page.locator('.crossword-clue').nth(place)
const standsAt = (page: Page) => page.locator('.crossword-bar b').textContent()
const nameOf = ({ direction, number }: Word) => `${direction === 'across' ? 'แนวนอน' : 'แนวตั้ง'} ${number}`

/** A second press on a cell of two words switches between them. */
async function turnByPress(page: Page) {
  const [one, other] = words.flatMap((a) =>
    words.filter((b) => a !== b && a.cells.some((cell) => b.cells.includes(cell))).map((b) => [a, b] as const),
  )[0]!
  const crossing = page.locator(`[data-cell="${one.cells.find((cell) => other.cells.includes(cell))}"]`)
  await mouse().press(crossing)
  const before = await standsAt(page)
  await mouse().press(crossing)
  expect([before, await standsAt(page)].sort()).toEqual([nameOf(one), nameOf(other)].sort())
}

/** A clue of the list, and the arrows beside the clue; typing and help then apply to the grid. */
async function typeAndTakeHelp(page: Page) {
  const hand = mouse()
  await hand.press(clueOf(page, 1))
  await hand.press(page.getByRole('button', { name: 'คำก่อนหน้า' }))
  expect(await standsAt(page)).toBe(nameOf(words[0]!))
  await page.keyboard.insertText(words[0]!.word)
  await hand.press(page.getByRole('button', { name: 'คำถัดไป' }))
  expect(await standsAt(page)).toBe(nameOf(words[1]!))
  const help = async (name: string | RegExp) => {
    await hand.press(page.getByRole('button', { name: 'ตัวช่วย' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name }))
  }
  await hand.press(page.getByRole('button', { name: 'ดินสอ' }))
  await page.keyboard.insertText('ฮ')
  await eventually(() => page.locator('[data-mark="pencil"]').count()).toBe(1)
  await page.keyboard.press('Home')
  await help('ตรวจช่องนี้')
  await page.getByText('ยังไม่ใช่ 1 ช่อง').waitFor()
  await page.keyboard.press('Delete')
  await help('ตรวจทั้งตาราง')
  await page.getByText(`ถูก ${words[0]!.cells.length} ช่อง`).waitFor()
  await help(/^เฉลยคำนี้/)
}

/** What is typed offline stays in the grid. */
async function loseNetwork(page: Page) {
  await page.context().setOffline(true)
  await mouse().press(clueOf(page, 2))
  await page.keyboard.insertText(words[2]!.word)
  await mouse().press(clueOf(page, 3))
  await page.getByRole('alert').getByText('ยังบันทึกไม่ได้').waitFor()
  expect(await lettersOf(page, words[2]!.cells)).toEqual(toClusters(words[2]!.word))
  await page.context().setOffline(false)
}

/** The day ends during play: the page says so, and links to the next crossword. */
async function passMidnight(page: Page) {
  const evening = clock.now
  clock.now = new Date('2026-11-21T17:10:00Z')
  await mouse().press(clueOf(page, 3))
  await page.keyboard.insertText('ก')
  await mouse().press(clueOf(page, 4))
  await page.getByRole('alert').getByText('ตารางนั้นปิดแล้ว').waitFor()
  await mouse().press(page.getByRole('link', { name: 'ไปตารางใหม่' }))
  await page.getByText('22 พ.ย. 2569').waitFor()
  expect(await lettersOf(page, [0])).not.toContain('ก')
  clock.now = evening
}

test('by mouse: a press switches words, tools return the focus, offline letters stay, midnight links to the next day, sound is off by default', async () => {
  const person = await product.person()
  const context = await product.openContext({ width: 1280, theme: 'light' })
  const page = await context.newPage()
  await page.addInitScript(countSounds)
  await page.addInitScript((items) => Object.assign(localStorage, items), await storageOf(person))
  const hand = mouse()
  const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds)
  const lettersSaved = async (cells: number[]) => {
    const row = await db
      .selectFrom('crossword_attempt')
      .select('letters')
      .where('user_id', '=', person.id)
      .executeTakeFirst()
    return cells.map((cell) => row?.letters[cell])
  }
  await page.goto('/crossword?kind=daily')
  await turnByPress(page)
  await typeAndTakeHelp(page)
  await eventually(() => lettersSaved(words[1]!.cells)).toEqual(toClusters(words[1]!.word))

  await loseNetwork(page)
  await eventually(() => lettersSaved(words[2]!.cells)).toEqual(toClusters(words[2]!.word))
  await eventually(() => page.getByRole('alert').count()).toBe(0)

  expect(await sounds()).toBe(0)
  await hand.press(page.getByRole('button', { name: 'เสียง', exact: true }))
  expect(await sounds()).toBe(1)

  await passMidnight(page)
  await context.close()
})
