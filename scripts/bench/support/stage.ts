import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Db, openDb } from '#db/open.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { makeQuizOf } from '#tests/e2e/support/quiz.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { findBrowser } from '../../find-browser.mjs'
import type { Ground } from './ground.ts'

const patienceMs = 120_000

/** The product with its content, a quiz of three choices, and phones on which new people are signed in. */
export type Stage = {
  origin: string
  db: Db
  clock: { now: Date }
  /** A phone of 360 px of a person without any history. */
  openPhone: (options?: { height?: number; theme?: 'light' | 'dark' }) => Promise<{ page: Page; person: TestPerson }>
  close: () => Promise<void>
}

/** Opens the stage; `ground` removes what is left of it at the end. */
export async function openStage(ground: Ground): Promise<Stage> {
  const product = await ground.startProduct()
  const { app } = await ground.useDatabase()
  const db = openDb(app, { max: 2 })
  const fixture = { db, clock: { now: new Date() } }
  await waitForContent(db)
  await makeQuizOf(fixture, ['choice', 'choice', 'choice'])
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const stop = ground.save(() => browser.close())
  const contexts: BrowserContext[] = []

  async function openPhone({ height = 740, theme = 'light' }: { height?: number; theme?: 'light' | 'dark' } = {}) {
    const person = await aPerson(fixture)
    const headers = { authorization: `Bearer ${person.token}` }
    const profile = await (await fetch(`${product.origin}/v2/api/user/get`, { headers })).text()
    const phone = { viewport: { width: 360, height }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
    const context = await browser.newContext({ ...phone, colorScheme: theme, locale: 'th-TH' })
    contexts.push(context)
    await context.addInitScript((items) => Object.assign(localStorage, items), {
      'hide-cookies-consent': 'true',
      'cookies-accept-date': new Date().toISOString(),
      'auth.token': person.token,
      'auth.refresh token': person.refreshToken,
      'auth.profile': profile,
    })
    return { page: await context.newPage(), person }
  }

  async function close() {
    for (const context of contexts) await context.close()
    await db.destroy()
    await stop()
    await product.stop()
  }
  return { origin: product.origin, ...fixture, openPhone, close }
}

/** A new installation imports its content and makes its first crosswords while it already answers. */
export async function waitForContent(db: Db): Promise<void> {
  const day = bangkokDay(new Date())
  for (let waited = 0; waited < patienceMs; waited += 200) {
    if (await findPuzzle(db, { kind: 'daily', day })) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the product has no crossword of today')
}
