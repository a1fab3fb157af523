// A new release's service worker replaces the previous one, and SERVICE_WORKER=off removes it.
import http from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { serveWorker } from '#app/pages/worker.ts'
import { newHttp } from '#lib/server/http/http.ts'
import { findFreePort } from '../../support/find-free-port.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, openBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct({ offlineAfterMs: 0 })
let changeWorker = (script: string) => script
const origin = await openFront()
const browser = await openBrowser(origin)
afterAll(browser.close)

/** The product behind a proxy that serves another worker. */
async function openFront(): Promise<string> {
  const port = await findFreePort()
  const front = http.createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    const { host, 'if-none-match': _, ...asked } = headers
    const reply = await fetch(product.origin + url, {
      method,
      headers: asked as Record<string, string>,
      redirect: 'manual',
    })
    const { 'content-encoding': packed, 'content-length': size, ...sent } = Object.fromEntries(reply.headers)
    const body = Buffer.from(await reply.arrayBuffer())
    response.writeHead(reply.status, sent)
    response.end(url === '/service-worker.js' ? changeWorker(body.toString()) : body)
  })
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  afterAll(() => void front.close())
  return `http://127.0.0.1:${port}`
}

async function openArticle(): Promise<{ page: Page; path: string }> {
  changeWorker = (script) => script
  const context = await browser.openContext({ hasWorker: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => Object.assign(localStorage, items), cookiesAnswered)
  await page.goto('/post/detail/compound-interest')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await eventually(async () => (await savedBy(page)).length).toBe(1)
  return { page, path: new URL(page.url()).pathname }
}

/** The releases that rendered the cached pages. */
function savedBy(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const pages = await caches.open('pages')
    const saved = (await pages.keys()).map(async (key) => (await pages.match(key))!.headers.get('x-kept-release'))
    return Promise.all(saved)
  })
}

/** The releases whose files are cached, the oldest first. */
function knownReleases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('frame')).keys()
    return keys.flatMap(({ url }) => url.split('/releases/')[1] ?? [])
  })
}

async function release(page: Page, id: string): Promise<void> {
  changeWorker = (script) => script.replace(/"id":"\w+"/, `"id":"${id}"`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await eventually(() => knownReleases(page)).toContain(id)
}

test('an article cached by the old release stays cached after an update, and can be read', async () => {
  const { page, path } = await openArticle()
  const [before] = await knownReleases(page)
  expect(await savedBy(page)).toEqual([before])
  await release(page, 'second')
  expect(await knownReleases(page)).toEqual([before, 'second'])
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  const styles = await page.evaluate(() => getComputedStyle(document.querySelector('.card')!).borderRadius)
  expect(styles).not.toBe('0px')
})

test('the files of a fourth release replace those of the first, and its articles are fetched again', async () => {
  const { page } = await openArticle()
  const [first] = await knownReleases(page)
  for (const id of ['second', 'third', 'fourth']) await release(page, id)
  await eventually(() => knownReleases(page)).toEqual(['second', 'third', 'fourth'])
  await eventually(() => savedBy(page)).toEqual(['fourth'])
  expect(first).not.toBe('fourth')
})

test('a worker that is switched off removes itself and its caches, and pages come from the network', async () => {
  const { page } = await openArticle()
  const off = newHttp()
  serveWorker(off, { dist: null, isOff: true, offlineHtml: '' })
  const { body } = await off.inject('/service-worker.js')
  changeWorker = () => body
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(String),
    ])
  await eventually(left).toEqual([])
  await page.goto('/policy/law')
  await page.getByRole('heading', { level: 1 }).waitFor()
})
