// The texts that the specification prescribes, each on its screen. They are written out here and read from no other
// file.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'

const product = await openProduct({
  settings: {
    FACEBOOK_URL: 'https://www.facebook.com/koinklass',
    TWITTER_URL: 'https://twitter.com/koinklass',
    LINE_URL: 'https://line.me/koinklass',
  },
})
const person = await product.person({ koin: 123_456, name: 'น้องนก' })
const own = { ...cookiesAnswered, ...(await product.storageOf(person)) }

type Screen = {
  path: string
  /** What a user does before the text appears. */
  act?: (page: Page) => Promise<void>
  isSignedIn?: boolean
  width?: number
  storage?: Record<string, string>
  /** The section of SPEC.md and its text. A string is found by its text; a link or button also by its role. */
  says: [section: string, words: string | RegExp][]
}

const openDrawer = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' }).tap()
const openPersonMenu = (page: Page) => page.getByRole('button', { name: /น้องนก/ }).click()
const openClubs = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'คลับ' }).click()
const openCookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
async function breakNextCall(page: Page): Promise<void> {
  await page.route('**/v2/api/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
}

const screens: Screen[] = [
  {
    path: '/',
    says: [
      ['2 header, logged out', 'เข้าสู่ระบบ'],
      ['2 header, logged out', 'สมัครสมาชิก'],
      ['2 menu', 'คลับ'],
      ['2 menu', 'เล่น'],
      ['2 footer', 'ข้อกำหนดการใช้บริการ'],
      ['2 footer', 'นโยบายข้อมูลส่วนบุคคล'],
      ['2 footer', 'นโยบายคุกกี้'],
      ['2 footer', 'วิธีใช้เบื้องต้น'],
      ['2 footer', 'Facebook'],
      ['2 footer', 'Twitter'],
      ['2 footer', 'LINE'],
      ['2 footer', /2022/],
    ],
  },
  {
    path: '/',
    isSignedIn: true,
    act: openPersonMenu,
    says: [
      ['2 header, logged in', 'น้องนก'],
      ['2 header, logged in', '1,234.56'],
      ['2 header, logged in', 'ดูโปรไฟล์'],
      ['2 header, logged in', 'ออกจากระบบ'],
    ],
  },
  { path: '/', width: 360, act: openDrawer, says: [['2 drawer', 'Version: 1.2.3']] },
  {
    path: '/policy/law',
    act: openClubs,
    says: [
      ['2 menu', 'หน้าแรก'],
      ['2 clubs', 'Hit'],
      ['2 clubs', 'Biz Master'],
      ['2 clubs', 'Smart Society'],
      ['2 clubs', 'Play Yard'],
      ['2 clubs', 'Greenery'],
    ],
  },
  {
    path: '/policy/law',
    storage: {},
    says: [
      ['2 cookie banner', 'ยอมรับทั้งหมด'],
      ['2 cookie banner', 'ตั้งค่าคุกกี้'],
    ],
  },
  {
    path: '/policy/law',
    act: openCookieSettings,
    says: [
      ['2 cookie popup', 'บันทึกตามที่เลือก'],
      ['2 cookie popup', 'ยกเลิก'],
    ],
  },
  {
    path: '/no/such/page',
    says: [
      ['2 error page', '404 Not Found'],
      ['2 unknown page', 'This page could not be found.'],
    ],
  },
  { path: '/policy/nothing', says: [['8 failed validation', 'This page could not be found.']] },
  {
    path: '/policy/law',
    act: breakNextCall,
    says: [
      ['2 error page', 'An error occurred'],
      ['2 error page', 'กลับหน้าแรก'],
    ],
  },
  {
    path: '/profile',
    isSignedIn: true,
    says: [
      ['3 klass', /^ระดับ 1$/],
      ['3 type', 'สมาชิกทั่วไป'],
      ['3 koin history', /^\d\d\/\d\d\/25\d\d \| \d\d:\d\d$/],
    ],
  },
  { path: '/super-hero', says: [['2 header', 'Super Hero Talk']] },
  { path: '/robo', says: [['2 header', 'Fund-telligenz']] },
  { path: '/superquest/about', says: [['2 layouts', 'Super Quest']] },
  { path: '/superquest/krazy-day', says: [['7 super quest', 'Krazy Day']] },
  {
    path: '/ShowVariable',
    says: [
      ['9 environment', 'uat'],
      ['9 version', '1.2.3'],
    ],
  },
]

test.each(screens.map((screen) => ({ ...screen, name: `${screen.path} ${screen.act?.name ?? ''}` })))(
  '$name shows the texts that the specification asks for',
  async ({ path, act, isSignedIn = false, width = 1280, storage, says }) => {
    const page = await product.openPage({ width, storage: storage ?? (isSignedIn ? own : cookiesAnswered) })
    await page.goto(path)
    await wake(page)
    await act?.(page)
    for (const [section, words] of says) {
      const found = page.getByText(words, { exact: true }).filter({ visible: true })
      await found
        .first()
        .waitFor()
        .catch(() => expect.fail(`${section}: no “${words}” at ${path}`))
    }
  },
)
