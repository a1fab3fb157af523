import { expect, test } from 'vitest'
import { reportClientError } from '#app/client-errors/contract.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'

const product = await openProduct()

test('an exception of our script is reported once, with the pattern of the page; one of a foreign script is not', async () => {
  const page = await product.openPage({ storage: cookiesAnswered })
  await page.goto('/glossary?keyword=secret')
  await wake(page)
  // A file of ours that stands in every document.
  const address = await page.locator('script[src*="/assets/start-"]').first().getAttribute('src')
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === reportClientError.path) reports.push(request.postDataJSON())
  })
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === reportClientError.path)
  const status = await page.evaluate((file) => {
    const throwIn = (address: string, message: string) => {
      const error = new TypeError(message)
      error.stack = `TypeError: ${message}\n    at go (${address}:1:100)`
      dispatchEvent(new ErrorEvent('error', { error }))
    }
    throwIn('https://cdn.example/other.js', 'a foreign one')
    throwIn(file, 'ours')
    throwIn(file, 'ours')
    return fetch(`${file}.map`).then((response) => response.status)
  }, new URL(address!, product.origin).href)
  expect((await answered).status()).toBe(200)
  expect(reports).toMatchObject([{ kind: 'error', name: 'TypeError', message: 'ours', page: '/glossary' }])
  // Our sources are for the server alone.
  expect(status).toBe(404)
})
