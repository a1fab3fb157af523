import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addAddress } from '#features/store/addresses/contract.ts'
import { anAddress } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { hasFocus } from '../support/hands.ts'

const product = await openProduct()

async function openForm(): Promise<Page> {
  const nok = await product.person()
  const page = await product.openPage({ storage: { ...cookiesAnswered, ...(await product.storageOf(nok)) } })
  await page.goto('/store/addresses')
  await wake(page)
  await page.getByRole('button', { name: 'เพิ่มที่อยู่' }).click()
  return page
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
/** What stands beside a box: its error, as a screen reader is told it. */
const errorOf = (page: Page, name: string) =>
  box(page, name).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.filter((id) => id.endsWith('-error')).map((id) => document.getElementById(id)?.textContent)
  })

test('wrong boxes of an address are found in the browser: Enter brings to the first one, its error is beside it', async () => {
  const page = await openForm()
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === addAddress.path) asked += 1
  })
  await box(page, 'ชื่อผู้รับ').fill(anAddress.name)
  await box(page, 'เบอร์โทร').fill('12')
  await box(page, 'รหัสไปรษณีย์').fill('104')
  await page.keyboard.press('Enter')
  await eventually(() => hasFocus(box(page, 'เบอร์โทร'))).toBe(true)
  expect(await errorOf(page, 'เบอร์โทร')).toEqual(['ต้องเป็นเบอร์โทรไทย มือถือ 10 หลัก หรือเบอร์บ้าน 9 หลัก'])
  expect(await errorOf(page, 'ตำบล')).toEqual(['ต้องกรอกช่องนี้'])
  expect(await errorOf(page, 'รหัสไปรษณีย์')).toEqual(['รหัสไปรษณีย์มี 5 หลัก'])
  expect(await errorOf(page, 'ชื่อผู้รับ')).toEqual([])
  await expectAccessible(page)

  // The next wrong one is then the first.
  await box(page, 'เบอร์โทร').fill(anAddress.phone)
  await page.keyboard.press('Enter')
  await eventually(() => hasFocus(box(page, 'บ้านเลขที่'))).toBe(true)
  expect(await errorOf(page, 'เบอร์โทร')).toEqual([])
  expect(asked).toBe(0)
  await product.expectQuiet(page)
})

test('a form that says it is waiting keeps what was typed when the call fails, and is sent again by Enter', async () => {
  const page = await openForm()
  const fields = { ชื่อผู้รับ: anAddress.name, เบอร์โทร: anAddress.phone, บ้านเลขที่: anAddress.line }
  const place = { ตำบล: 'สามเสนใน', อำเภอ: 'พญาไท', จังหวัด: 'กรุงเทพมหานคร', รหัสไปรษณีย์: '10400' }
  const typed = Object.entries({ ...fields, ...place })
  for (const [name, value] of typed) await box(page, name).fill(value)
  const held = Promise.withResolvers<void>()
  await page.route(`**${addAddress.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await held.promise
    await route.abort()
  })
  const save = page.getByRole('button', { name: 'บันทึกที่อยู่' })
  await box(page, 'รหัสไปรษณีย์').press('Enter')
  await eventually(() => save.getAttribute('data-busy')).toBe('true')
  expect(await save.getAttribute('aria-disabled')).toBe('true')
  // What a screen reader is told meanwhile.
  expect(await save.textContent()).toMatch(/กำลัง/)
  held.resolve()
  await page.getByText('ข้อมูลที่กรอกยังอยู่ครบ').waitFor()
  expect(await save.getAttribute('data-busy')).toBeNull()
  for (const [name, value] of typed) expect(await box(page, name).inputValue()).toBe(value)
  await page.unrouteAll()
  await box(page, 'รหัสไปรษณีย์').press('Enter')
  await page.getByRole('button', { name: /^แก้: / }).waitFor()
  await product.expectQuiet(page, { except: /ERR_FAILED/ })
})
