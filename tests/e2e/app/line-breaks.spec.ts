// Titles say their phrases, between which a line may break: on no list and on no page does a line break inside a phrase.
import { expect, test } from 'vitest'
import { isShortPhrase } from '#ui/reading/short-phrase.ts'
import { openProduct } from '../../support/product.ts'
import { wake } from '../support/browser.ts'

const product = await openProduct()

type Title = { plain: string; phrases: string[] }

/** The titles that have phrases, with those that must stay whole. */
async function readTitles(): Promise<Title[]> {
  const { db } = product
  const tables = ['post', 'video', 'event'] as const
  const read = (table: (typeof tables)[number]) => db.selectFrom(table).select(['title', 'title_phrases']).execute()
  const rows = (await Promise.all(tables.map(read))).flat()
  return rows.flatMap(({ title, title_phrases }) => {
    const phrases = title_phrases?.map((phrase) => phrase.trim()).filter(isShortPhrase)
    return phrases ? [{ plain: title, phrases }] : []
  })
}

/** Runs in the page: how often titles were found, and their phrases that stand on more than one line. */
function findBroken(titles: Title[]): { found: number; broken: string[] } {
  const known = new Map(titles.map((title) => [title.plain, title]))
  const plainOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ').trim()
  const shown = [...document.querySelectorAll('main *')].filter(
    (element) => known.has(plainOf(element)) && ![...element.children].some((child) => known.has(plainOf(child))),
  )
  const broken = shown.flatMap((element) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const spots = texts.flatMap((node) => [...node.data].map((_letter, at) => ({ node, at })))
    const whole = spots
      .map(({ node, at }) => node.data[at])
      .join('')
      .replaceAll('\u00a0', ' ')
    const lineOf = (spot: (typeof spots)[number]) => {
      const range = document.createRange()
      range.setStart(spot.node, spot.at)
      range.setEnd(spot.node, spot.at + 1)
      return Math.round(range.getBoundingClientRect().bottom)
    }
    return known.get(plainOf(element))!.phrases.filter((phrase) => {
      const from = whole.indexOf(phrase)
      return from >= 0 && lineOf(spots[from]!) !== lineOf(spots[from + phrase.length - 1]!)
    })
  })
  return { found: shown.length, broken }
}

const pages = ['/', '/video-page', '/club-page', '/events', '/store', '/search?keyword=เงิน']

test.each([320, 360, 1280])('at %i px no phrase of a title is on two lines', async (width) => {
  const titles = await readTitles()
  const page = await product.openPage({ width })
  await page.setViewportSize({ width, height: 740 })
  const faults: string[] = []
  let found = 0
  for (const path of pages) {
    await page.goto(path)
    await wake(page)
    const seen = await page.evaluate(findBroken, titles)
    found += seen.found
    faults.push(...seen.broken.map((phrase) => `${path}: ${phrase}`))
  }
  expect(found).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
