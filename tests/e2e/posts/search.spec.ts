import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus, keyboard } from '../support/hands.ts'
import { expectReflow } from '../support/reflow.ts'

const product = await openProduct()

const cards = (page: Page) => page.locator('.picture-rows').getByRole('heading', { level: 2 })
const box = (page: Page) => page.getByRole('main').getByRole('search').getByRole('searchbox')

test('a visitor searches from the front page, misspells, narrows, finds nothing and comes back, by keyboard', async () => {
  const page = await product.openPage({ width: 360 })
  const hand = keyboard(page)
  await page.goto('/')
  await wake(page)
  await hand.fill(box(page), 'ดอกเบีย')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === 'ดอกเบีย')
  const status = page.getByRole('main').getByRole('status')
  await status.getByText('ดอกเบี้ย', { exact: false }).first().waitFor()
  expect(await status.textContent()).toContain('“ดอกเบี้ย”')
  expect(await cards(page).first().textContent()).toContain('ดอกเบี้ย')
  expect(await cards(page).first().locator('mark').first().textContent()).toBe('ดอกเบี้ย')
  // What narrows the results is folded: the results come first.
  const kinds = page.getByRole('navigation', { name: 'เลือกชนิด' })
  const fold = page.getByText('กรองผลการค้น')
  expect(await kinds.isVisible()).toBe(false)
  expect((await page.locator('.picture-row').first().boundingBox())!.y).toBeLessThan(360)
  // The first tab stop is the field.
  await page.keyboard.press('Tab')
  expect(await hasFocus(box(page))).toBe(true)
  await hand.press(fold)
  const names = (await kinds.getByRole('link').allTextContents()).map((name) => name.replace(/ \d+$/, ''))
  expect(names.slice(0, 4)).toEqual(['ทุกอย่าง', 'บทความ', 'วิดีโอ', 'กิจกรรม'])
  expect(names).toEqual(expect.arrayContaining(['กองทุน', 'เงินฝาก']))
  const films = page.getByRole('region', { name: 'วิดีโอ' }).getByRole('heading', { level: 3 })
  expect(await films.first().textContent()).toContain('ดอกเบี้ย')
  await page.getByRole('region', { name: 'กิจกรรม' }).getByRole('link').first().waitFor()
  await expectAccessible(page)

  // A kind alone; the page of a deposit is protected, and leads a visitor through the login.
  await hand.press(kinds.getByRole('link', { name: 'เงินฝาก' }))
  await page.waitForURL((url) => url.searchParams.get('kind') === 'deposit')
  const deposits = page.getByRole('region', { name: 'เงินฝาก' }).getByRole('heading', { level: 3 })
  expect((await deposits.allTextContents()).toSorted()).toEqual(['ทวีทรัพย์', 'ฝากประจำ', 'ออมทรัพย์'])
  await eventually(() => page.getByRole('region', { name: 'วิดีโอ' }).count()).toBe(0)
  expect(await cards(page).count()).toBe(0)
  await expectAccessible(page)
  await hand.press(deposits.getByRole('link', { name: 'ทวีทรัพย์' }))
  await page.waitForURL((url) => url.pathname === '/login' && url.search.includes('thaweesup'))
  await page.goBack()
  await hand.press(kinds.getByRole('link', { name: 'ทุกอย่าง' }))
  await page.waitForURL((url) => !url.searchParams.has('kind'))

  const clubs = page.getByRole('navigation', { name: 'เลือกคลับ' })
  if (!(await clubs.isVisible())) await hand.press(fold)
  await hand.press(clubs.getByRole('link', { name: 'Play Yard' }))
  await page.waitForURL((url) => url.searchParams.get('type') === 'play-yard')
  await hand.fill(box(page), 'เพนกวิน')
  await page.keyboard.press('Enter')
  await page.getByText('ยังไม่มีเรื่องที่ตรงกับ “เพนกวิน”').waitFor()
  expect(new URL(page.url()).searchParams.get('type')).toBe('play-yard')
  await expectAccessible(page)
  await page.goBack()
  await eventually(() => box(page).inputValue()).toBe('ดอกเบีย')
  await product.expectQuiet(page)
})

/** Runs in the page: results that are not 72 px high, whose title is cut, or of which a match is shown in part. */
const listRowFaults = () =>
  [...document.querySelectorAll('.picture-row')].flatMap((row) => {
    const { height } = row.getBoundingClientRect()
    const body = row.querySelector('.picture-row-body')!.getBoundingClientRect()
    const rects = (one: Element) => [...one.getClientRects()].filter(({ width }) => width > 0)
    const isIn = ({ top, bottom, left, right }: DOMRect) =>
      top >= body.top - 3 && bottom <= body.bottom + 3 && left >= body.left - 3 && right <= body.right + 3
    const title = row.querySelector('.picture-row-title')!
    const range = document.createRange()
    range.selectNodeContents(title)
    const marks = [...row.querySelectorAll('mark')].flatMap((mark) => {
      // A title of three lines leaves none for the passage.
      const inside = rects(mark)
        .filter(({ top }) => top < body.bottom - 3)
        .map(isIn)
      return inside.length > 0 && inside.includes(false) ? [`cut ${mark.textContent}`] : []
    })
    const faults = [
      ...(Math.round(height) === 72 ? [] : [`${height} px`]),
      ...([...range.getClientRects()].every(isIn) ? [] : ['a cut title']),
      ...marks,
    ]
    return faults.length > 0 ? [`${title.textContent}: ${faults.join(', ')}`] : []
  })

test('on a phone every result is a row of 72 px with all of its title, and no match is cut', async () => {
  const page = await product.openPage({ width: 360 })
  for (const word of ['ดอกเบี้ย', 'เงิน', 'มิจฉาชีพ', 'กองทุนรวม', 'ฝากประจำ ครบกำหนด', 'ภาษี']) {
    await page.goto(`/search?keyword=${encodeURIComponent(word)}`)
    await page.locator('.picture-row').first().waitFor()
    expect(await page.evaluate(listRowFaults), word).toEqual([])
    // What a result was found by is on the screen, in its title or in the passage below it, unless the title is long.
    const shown = await page.locator('.picture-row:has(mark)').evaluateAll((rows) =>
      rows.map((row) => {
        const { bottom } = row.querySelector('.picture-row-body')!.getBoundingClientRect()
        if (row.querySelector('.picture-row-title')!.getBoundingClientRect().height > 50) return true
        const boxes = [...row.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect())
        return boxes.some((box) => box.width > 0 && box.bottom <= bottom + 3)
      }),
    )
    expect(shown.filter(Boolean).length, word).toBeGreaterThan(0)
    expect(shown, word).not.toContain(false)
  }
  await expectReflow(page)
  await product.expectQuiet(page)
})

test('a word of the glossary is explained first, and what is no such word is not', async () => {
  const page = await product.openPage({ width: 360, theme: 'dark' })
  await page.goto(`/search?keyword=${encodeURIComponent('เงินต้น')}`)
  const meaning = page.getByRole('region', { name: 'เงินต้น' })
  await meaning.getByText('ยังไม่รวมดอกเบี้ย').waitFor()
  expect(await meaning.getByRole('link').getAttribute('href')).toBe('/glossary#principal')
  const firstHit = (await page.locator('.picture-row').first().boundingBox())!
  expect((await meaning.boundingBox())!.y).toBeLessThan(firstHit.y)
  await expectAccessible(page)
  await page.goto(`/search?keyword=${encodeURIComponent('เงิน')}`)
  await page.locator('.picture-row').first().waitFor()
  expect(await page.locator('[aria-labelledby="word-meaning"]').count()).toBe(0)
})

test('a club searches within itself, keeps its tag, and links to the search in all clubs', async () => {
  const page = await product.openPage({ width: 1280, theme: 'dark' })
  await page.goto('/club/greenery')
  await wake(page)
  await box(page).fill('ทบต้น')
  await page.getByRole('search').getByRole('button', { name: 'ค้นหา' }).click()
  await page.waitForURL('/club/greenery?keyword=*')
  await eventually(() => cards(page).first().locator('mark').allTextContents()).toEqual(['ดอกเบี้ยทบต้น'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'เงินฝาก', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('tag') === 'เงินฝาก' && url.searchParams.get('keyword') === 'ทบต้น')
  await page.getByRole('link', { name: 'ค้น “ทบต้น” ในทุกคลับ' }).click()
  await page.waitForURL('/search?keyword=*')
  expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1)
  await product.expectQuiet(page)
})

test('without JavaScript the form submits, and the response is a page', async () => {
  const page = await product.openPage({ width: 360, hasScript: false })
  await page.goto('/search')
  await box(page).fill('มิจฉาชีพ')
  await page.getByRole('search').getByRole('button', { name: 'ค้นหา' }).click()
  await page.waitForURL('/search?keyword=*')
  expect(await cards(page).first().textContent()).toContain('มิจฉาชีพออนไลน์')
  expect(await page.locator('mark').count()).toBeGreaterThan(0)
})
