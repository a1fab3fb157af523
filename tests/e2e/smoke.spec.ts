import { expect, test } from 'vitest'
import { openProduct } from '../product.ts'
import { expectAccessible } from './axe.ts'
const t0=Date.now()
const product = await openProduct()
console.log('open', Date.now()-t0)
test('smoke', async () => {
  for (const width of [360, 1280]) {
    const t1=Date.now()
    const page = await product.openPage({ width })
    await page.goto('/')
    console.log('goto', Date.now()-t1)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    console.log('axe', Date.now()-t1)
    await product.expectQuiet(page)
    await page.screenshot({ path: `/tmp/kk/home-${width}.png` })
    await page.context().close()
  }
  expect(1).toBe(1)
})
