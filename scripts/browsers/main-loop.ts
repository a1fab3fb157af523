import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/open.ts'
import { wordOf } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { questionsOf, shown } from '#tests/e2e/support/quiz.ts'
import { type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import type { Hands } from './hands.ts'

export type Scene = { hands: Hands; origin: string; db: Db; clock: { now: Date }; person: TestPerson }

/** The steps in their order; each begins where the one before it ended, and throws when something does not come. */
export const mainLoop: [string, (scene: Scene) => Promise<void>][] = [
  ['logs in', logIn],
  ['answers the daily quiz', answerQuiz],
  ['sees the reward', seeReward],
  ['opens the map and a sheet', openMap],
  ['reads an article', readArticle],
  ['closes a word of the crossword', closeWord],
  ['plays a round of catch-me', playRound],
]

async function logIn({ hands, origin, person }: Scene): Promise<void> {
  await hands.open(`${origin}/login`)
  await hands.press({ css: '.cookie-banner button', says: 'เฉพาะที่จำเป็น' })
  await hands.seeNot({ css: '.cookie-banner' })
  await hands.press({ css: 'input[type="email"]' })
  await hands.type('input[type="email"]', person.email)
  await hands.press({ css: 'input[type="password"]' })
  await hands.type('input[type="password"]', testPassword)
  await hands.press({ css: 'form button[type="submit"]', says: 'เข้าสู่ระบบ' })
  await hands.see({ css: 'main h1', says: 'สวัสดี' })
  await hands.see({ css: '.site-header a', says: '0.00' })
}

async function answerQuiz({ hands, db, clock, person }: Scene): Promise<void> {
  await hands.press({ css: 'main a[href="/quiz/daily"]' })
  await hands.see({ css: '.focus-bar', says: 'ข้อ 1 จาก 3' })
  for (const [i, { content }] of (await questionsOf({ db, clock }, person.id)).entries()) {
    if (content.kind !== 'choice') throw new Error('the quiz of this run has choices only')
    await hands.see({ css: '.focus-bar', says: `ข้อ ${i + 1} จาก 3` })
    await hands.press({ css: '.choice', says: shown(content.right) })
    await hands.press({ css: '.focus-act button', says: 'ตรวจคำตอบ' })
    await hands.see({ css: '.verdict h3', says: 'ใช่เลย' })
    await hands.until('the whole verdict in sight', () =>
      hands.run(() => document.querySelector('.verdict')!.getBoundingClientRect().bottom <= innerHeight + 1, null),
    )
    if (i < 2) await hands.press({ css: '.verdict button', says: 'ไปข้อต่อไป' })
  }
}

async function seeReward({ hands }: Scene): Promise<void> {
  await hands.run(noteMoment, null)
  await hands.press({ css: '.verdict button', says: 'ดูผลของวันนี้' })
  await hands.see({ css: 'dialog.reward[open] [role="status"]', says: 'รวม 5.00 koin' })
  const { moved, wallet } = await hands.run(
    () => (window as unknown as { noted: { moved: number; wallet: string[] } }).noted,
    null,
  )
  if (moved < 10) throw new Error(`only ${moved} animations began in the reward moment`)
  if (wallet[0] !== '0.00' || wallet.at(-1) !== '5.00') throw new Error(`the purse counted ${wallet.join(' ')}`)
  await hands.press({ css: 'dialog.reward[open] button' })
  await hands.seeNot({ css: 'dialog.reward' })
  await hands.see({ css: 'main h2', says: 'เข้าใจครบทุกข้อ' })
  await hands.see({ css: '.site-header a', says: '5.00' })
}

/** Runs in the page: counts the animations of the reward moment and notes what its purse shows. */
function noteMoment(): void {
  const noted = { moved: 0, wallet: [] as string[] }
  Object.assign(window, { noted })
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    if (this.closest('.reward')) noted.moved += 1
    return animate.apply(this, given)
  }
  new MutationObserver(() => {
    const amount = document.querySelector('.reward-purse')?.textContent?.match(/[\d.]+/)?.[0]
    if (amount && noted.wallet.at(-1) !== amount) noted.wallet.push(amount)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

async function openMap({ hands }: Scene): Promise<void> {
  await hands.press({ css: '.tab-bar a[href="/path"]' })
  await hands.seePath('/path')
  // The person's progress has come, and the map has scrolled to their stop.
  await hands.see({ css: '.island', says: 'จบ 0 จาก' })
  await hands.press({ css: '.island .stop' })
  await hands.see({ css: 'dialog[open] h2' })
  await hands.until('the focus in the sheet', () =>
    hands.run(() => document.querySelector('dialog[open]')!.contains(document.activeElement), null),
  )
  await hands.key('Escape')
  await hands.seeNot({ css: 'dialog[open]' })
  // WebKit gives a link that is pressed by a pointer no focus, so there is none to give back.
  if (hands.name === 'webkit') return
  await hands.until('the focus back on the stop', () =>
    hands.run(() => document.activeElement?.matches('.stop') ?? false, null),
  )
}

async function readArticle({ hands }: Scene): Promise<void> {
  await hands.run(noteTransitions, null)
  await hands.press({ css: '.island .stop' })
  await hands.press({ css: 'dialog[open] a', says: 'เริ่มอ่าน' })
  await hands.seePath('/post/detail/')
  await hands.see({ css: 'article h1' })
  await hands.until('the top of the article', () => hands.run(() => scrollY === 0, null))
  const { can, ran } = await hands.run(readTransitions, null)
  if (can && ran !== 1) throw new Error(`${ran} view transitions ran where one should`)
  // The article's end, by the keyboard's scroll of the page.
  await hands.run(() => document.getElementById('post-end')!.scrollIntoView({ behavior: 'instant' }), null)
  await hands.see({ css: '#post-end .choice' })
}

/** Runs in the page: counts the view transitions that were ready. */
function noteTransitions(): void {
  const page = Object.assign(window, { ran: 0 })
  if (!document.startViewTransition) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(() => (page.ran += 1))
    return transition
  }
}

/** Runs in the page. */
function readTransitions(): { can: boolean; ran: number } {
  return { can: 'startViewTransition' in document, ran: (window as unknown as { ran: number }).ran }
}

async function closeWord({ hands, origin, db, clock }: Scene): Promise<void> {
  const puzzle = (await findPuzzle(db, { kind: 'daily', day: bangkokDay(clock.now) }))!
  const entry = puzzle.entries[0]!
  await hands.open(`${origin}/crossword`)
  // From its second cell, because a press on the current cell, which may be the first, turns the direction.
  for (const cell of [entry.cells[1], entry.cells[0]]) await hands.press({ css: `[data-cell="${cell}"]` })
  await hands.type('.crossword-input', wordOf(puzzle, entry))
  for (const cell of entry.cells) await hands.see({ css: `[data-cell="${cell}"][data-closed]` })
}

/** A minute of real time: the server compares the length of a round with its own clock. */
async function playRound({ hands, origin }: Scene): Promise<void> {
  await hands.open(`${origin}/games/catch-me-if-you-can`)
  await hands.press({ css: 'main button', says: 'เล่น 60 วินาที' })
  await hands.see({ css: '.catch-canvas' })
  const strip = await hands.run(() => {
    const { left, top, width, height } = document.querySelector('.catch-strip')!.getBoundingClientRect()
    return { left, width, y: Math.round(top + height / 2) }
  }, null)
  for (let i = 0; i < 150; i++) {
    const x = Math.round(strip.left + strip.width * (0.5 + 0.4 * Math.sin(i / 3)))
    await hands.move({ x, y: strip.y })
    await sleep(500)
    if (!(await hands.run(() => document.querySelector('.catch-canvas') !== null, null))) break
  }
  await hands.see({ css: 'main .quiz-score' })
}
