import { expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { aPremium } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

test('by thumb: a hat is tried, bought apart from กล้า, worn in the header, and taken off', async () => {
  const nok = await product.person({ koin: 2_000 })
  const page = await product.openPage({ width: 360, theme: 'light', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/profile/wardrobe`)
  await wake(page)
  await page.getByRole('img', { name: 'กล้ายังไม่ได้แต่งตัว ห้องยังว่างอยู่' }).waitFor()
  const cap = page.getByRole('button', { name: /^หมวกแก๊ป/ })
  await cap.tap()
  await page.getByText('กำลังลอง หมวกแก๊ป').waitFor()
  await page.getByRole('img', { name: /กล้าใส่หมวกแก๊ป/ }).waitFor()
  expect(await readBalance(product.db, nok.id)).toBe(2_000)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'ดูราคา' }).tap()
  const dialog = page.getByRole('dialog', { name: 'แลกหมวกแก๊ปไหม' })
  await dialog.getByText('8.00 koin', { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'แลก 12.00' }).dblclick()
  await page.getByText('หมวกแก๊ปเป็นของคุณแล้ว').waitFor()
  expect(await readBalance(product.db, nok.id)).toBe(800)
  expect(await cap.getAttribute('aria-pressed')).toBe('true')
  await eventually(() => page.locator('.account-slot use[href="/art/worn/cap.svg#art"]').count()).toBe(1)

  await cap.tap()
  await page.getByRole('img', { name: /กล้ายังไม่ได้แต่งตัว/ }).waitFor()
  await eventually(() => page.locator('.account-slot use[href="/art/worn/cap.svg#art"]').count()).toBe(0)
  expect(await readBalance(product.db, nok.id)).toBe(800)
  await product.expectQuiet(page)
})

test('by keyboard, in the dark: the room from place to place, and what is too dear says how far it is', async () => {
  const premium = await aPremium(product, { title: 'ขวดน้ำเป้าหมาย', image: '/art/premiums/water-bottle.svg' })
  const nok = await product.person({ koin: 3_000 })
  await product.db
    .insertInto('wish')
    .values({ user_id: nok.id, premium_id: premium, made_at: product.clock.now })
    .execute()
  const page = await product.openPage({ width: 1280, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/profile/wardrobe?tab=wall`)
  await wake(page)
  await page.getByRole('link', { name: 'ขวดน้ำเป้าหมาย' }).waitFor()
  await page.getByRole('button', { name: /^ผนังท้องฟ้ายามค่ำ/ }).press('Enter')
  await page.getByRole('button', { name: 'ดูราคา' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('ขาด 15.00').waitFor()
  expect(await dialog.getByRole('button', { name: /^แลก/ }).count()).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'เลิกลอง' }).press('Enter')
  await page.getByRole('img', { name: 'กล้ายังไม่ได้แต่งตัว ห้องยังว่างอยู่' }).waitFor()
  await page.getByRole('link', { name: 'ต้นไม้', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^กระถางกระบองเพชร/ }).press('Enter')
  await page.getByRole('button', { name: 'ดูราคา' }).press('Enter')
  await dialog.getByRole('button', { name: 'แลก 15.00' }).press('Enter')
  await page.getByText('กระถางกระบองเพชรเป็นของคุณแล้ว').waitFor()
  expect(await readBalance(product.db, nok.id)).toBe(1_500)
  await expectAccessible(page)
  await product.expectQuiet(page)
})
