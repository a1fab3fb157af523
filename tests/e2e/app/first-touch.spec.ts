// A visitor touches a page before its script has started: the touch is neither lost nor answered by a new document.
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'

const product = await openProduct()

test.each(['/', '/club/hit'])(
  'a tap on a tab of %s as the first touch changes the list within the same document',
  async (path) => {
    const page = await product.openPage({ width: 360 })
    await page.goto(path)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    const from = page.url()
    await page.locator('.tabs-row .tab:not([aria-current])').first().tap()
    await page.waitForURL((url) => url.href !== from)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    await product.expectQuiet(page)
  },
)
