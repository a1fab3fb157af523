import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { preferenceKeys } from '#lib/stored-names.ts'
import { storedRegister } from '#lib/stored-register.ts'
import { openProduct } from '../../support/product.ts'
import { invited, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'

const product = await openProduct()
const necessary = Object.keys(storedRegister).filter((name) => !(preferenceKeys as readonly string[]).includes(name))

/** The names of everything that the browser stores for this site. */
async function storedOn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  return [...names, ...cookies.map(({ name }) => name)].sort()
}
const unnecessaryOn = async (page: Page) => (await storedOn(page)).filter((name) => !necessary.includes(name))

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'ธีมสี' }).click()
  const dialog = page.getByRole('dialog', { name: 'ธีมสี' })
  await dialog.getByRole('button', { name: 'มืด' }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function enlargeArticle(page: Page): Promise<void> {
  await page.goto('/post/detail/scam-signs')
  await wake(page)
  await page.getByRole('button', { name: 'ตัวอักษรใหญ่ขึ้น' }).click()
  await eventually(() => page.evaluate(() => document.documentElement.dataset.readingSize)).toBe('1')
}

async function watchForAMoment(page: Page): Promise<void> {
  await page.goto('/video-page/detail/scam-apart')
  await wake(page)
  const film = page.locator('.video-player video')
  const moment = () => film.evaluate((element) => (element as HTMLVideoElement).currentTime)
  await page.getByRole('button', { name: /^เล่นวิดีโอ/ }).click()
  await eventually(async () => (await moment()) > 0.5).toBe(true)
  await page.locator('.video-player').press('k')
  await page.locator('.video-player').getByRole('button', { name: 'เล่น', exact: true }).waitFor()
}

async function answerPlacement(page: Page): Promise<void> {
  await page.goto('/quiz/placement')
  await wake(page)
  await page.getByText('ข้อ 1 จาก 5').waitFor()
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'ตรวจคำตอบ' }).click()
  await page.getByRole('button', { name: 'ไปข้อต่อไป' }).waitFor()
}

async function turnSoundOn(page: Page): Promise<void> {
  await page.goto('/games/hangman')
  await wake(page)
  const sound = page.getByRole('button', { name: 'เสียง', exact: true })
  await sound.click()
  await eventually(() => sound.getAttribute('aria-pressed')).toBe('true')
}

/** Uses every feature that stores a preference; `look` checks the storage on the way. */
async function useEverything(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/')
  await wake(page)
  await chooseDark(page)
  await look('theme')
  await enlargeArticle(page)
  await look('reading-size')
  await watchForAMoment(page)
  await look('video-positions')
  await answerPlacement(page)
  await look('guest-placement')
}

async function setPreferences(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
  const dialog = page.getByRole('dialog', { name: 'เลือกว่าจะให้เก็บอะไรบ้าง' })
  await dialog.getByRole('checkbox', { name: 'การตั้งค่า' }).setChecked(isOn)
  await dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('before an answer, and after “only what is needed”, a visitor’s browser stores only what is necessary', async () => {
  const page = await product.openPage({ storage: invited })
  const nothing = async () => expect(await unnecessaryOn(page)).toEqual([])
  await useEverything(page, nothing)
  await page.goto('/')
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await useEverything(page, nothing)
  await product.expectQuiet(page)
})

test('a choice lasts for the visit; with consent for preferences it is stored, and it is removed without', async () => {
  const page = await product.openPage({ storage: invited })
  await page.goto('/')
  await wake(page)
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await chooseDark(page)
  const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
  await page.waitForURL('/policy/cookies')
  expect(await themeOf()).toBe('dark')
  await setPreferences(page, true)
  // A choice made before the answer is stored with it.
  expect(await unnecessaryOn(page)).toEqual(['theme'])
  await useEverything(page, async (name) => {
    await eventually(() => unnecessaryOn(page)).toContain(name)
  })
  await page.reload()
  expect(await themeOf()).toBe('dark')
  await page.getByText('ข้อ 2 จาก 5').waitFor()
  expect(await unnecessaryOn(page)).toEqual(['guest-placement', 'reading-size', 'theme', 'video-positions'])
  await wake(page)
  // A question has no footer.
  await page.getByRole('link', { name: /^ออกจากควิซ/ }).click()
  await page.waitForURL('/path')
  await setPreferences(page, false)
  expect(await unnecessaryOn(page)).toEqual([])
  expect(await themeOf()).toBe('dark')
  await product.expectQuiet(page)
})

test('the sound setting of games is stored as the switch says', async () => {
  const person = await product.person()
  const page = await product.openPage({ storage: { ...invited, ...(await product.storageOf(person)) } })
  await page.goto('/')
  await page.getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click()
  await turnSoundOn(page)
  expect(await unnecessaryOn(page)).toEqual([])
  await page.goto('/')
  await wake(page)
  await setPreferences(page, true)
  await turnSoundOn(page)
  expect(await unnecessaryOn(page)).toEqual(['game-sound'])
  await page.reload()
  await eventually(() => page.getByRole('button', { name: 'เสียง', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await product.expectQuiet(page)
})
