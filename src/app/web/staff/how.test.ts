import { expect, test } from 'vitest'
import type { PageHandle } from '#kit/web/page.ts'
import { webFeatures } from '../pages.ts'
import { everyPage } from '../routes.tsx'
import { loadHow } from './how-loaders.ts'

const staffPages = everyPage.filter(({ handle }) => (handle as PageHandle | undefined)?.access === 'staff')
const isThai = /^[^<>|]*[\u0e00-\u0e7f][^<>|]*$/

test('every page of staff tells what it is for, three steps, what cannot be undone, and whom to ask', async () => {
  expect(staffPages.length).toBeGreaterThan(50)
  for (const { path } of staffPages) {
    const how = await loadHow(path!)
    expect([path, how !== null]).toEqual([path, true])
    const { aim, steps, lasting, ask, more = [] } = how!
    const sentences = [aim, ...steps, lasting, ask, ...more.flatMap(({ head, says }) => [head, ...says])]
    for (const sentence of sentences) expect([path, sentence]).toEqual([path, expect.stringMatching(isThai)])
    expect([path, new Set(sentences).size]).toEqual([path, sentences.length])
  }
})

test('no two pages are told the same, and nothing is told of a page that is not there', async () => {
  const aims = await Promise.all(staffPages.map(async ({ path }) => (await loadHow(path!))!.aim))
  expect(new Set(aims).size).toBe(aims.length)
  const paths = new Set(staffPages.map(({ path }) => path))
  for (const { how } of webFeatures) {
    const told = how ? Object.keys((await how()).how) : []
    expect(told.filter((path) => !paths.has(path))).toEqual([])
  }
  expect(await loadHow('/admin/no-such-page')).toBeNull()
})
