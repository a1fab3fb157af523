// The words that the specification gives, each on its screen. They stand here and are read from nowhere else.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../product.ts'
import { cookiesAnswered, wake } from './browser.ts'
import { everyRoute } from './visits.ts'

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
  /** What somebody does before the words are there. */
  act?: (page: Page) => Promise<void>
  isSignedIn?: boolean
  width?: number
  storage?: Record<string, string>
}

const openDrawer = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' }).tap()
const openPersonMenu = (page: Page) => page.getByRole('button', { name: /น้องนก/ }).click()
const openMenu = (name: string) => (page: Page) => page.getByRole('banner').getByRole('button', { name }).click()
const openCookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
async function breakNextCall(page: Page): Promise<void> {
  await page.route('**/v2/api/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click()
}

/** SPEC.md, section → what it says → where. A text is found as it is; a link or button also by its role. */
const table: [section: string, words: string | RegExp, screen: Screen][] = [
  ['2 header, logged out', 'เข้าสู่ระบบ', { path: '/' }],
  ['2 header, logged out', 'สมัครสมาชิก', { path: '/' }],
  ['2 header, logged in', 'น้องนก', { path: '/', isSignedIn: true }],
  ['2 header, logged in', '1,234.56', { path: '/', isSignedIn: true }],
  ['2 header, logged in', 'ดูโปรไฟล์', { path: '/', isSignedIn: true, act: openPersonMenu }],
  ['2 header, logged in', 'ออกจากระบบ', { path: '/', isSignedIn: true, act: openPersonMenu }],
  ['2 drawer', 'Version: 1.2.3', { path: '/', width: 360, act: openDrawer }],
  ['2 menu', 'หน้าแรก', { path: '/policy/law' }],
  ['2 menu', 'Club', { path: '/' }],
  ['2 menu', 'Quiz', { path: '/' }],
  ['2 clubs', 'Hit', { path: '/', act: openMenu('Club') }],
  ['2 clubs', 'Biz Master', { path: '/', act: openMenu('Club') }],
  ['2 clubs', 'Smart Society', { path: '/', act: openMenu('Club') }],
  ['2 clubs', 'Play Yard', { path: '/', act: openMenu('Club') }],
  ['2 clubs', 'Greenery', { path: '/', act: openMenu('Club') }],
  ['2 footer', 'ข้อกำหนดการใช้บริการ', { path: '/' }],
  ['2 footer', 'นโยบายข้อมูลส่วนบุคคล', { path: '/' }],
  ['2 footer', 'นโยบายคุกกี้', { path: '/' }],
  ['2 footer', 'วิธีใช้เบื้องต้น', { path: '/' }],
  ['2 footer', 'Facebook', { path: '/' }],
  ['2 footer', 'Twitter', { path: '/' }],
  ['2 footer', 'LINE', { path: '/' }],
  ['2 footer', /2022/, { path: '/' }],
  ['2 cookie banner', 'ยอมรับทั้งหมด', { path: '/', storage: {} }],
  ['2 cookie banner', 'ตั้งค่าคุกกี้', { path: '/', storage: {} }],
  ['2 cookie popup', 'บันทึกตามที่เลือก', { path: '/', act: openCookieSettings }],
  ['2 cookie popup', 'ยกเลิก', { path: '/', act: openCookieSettings }],
  ['2 error page', '404 Not Found', { path: '/no/such/page' }],
  ['2 unknown page', 'This page could not be found.', { path: '/no/such/page' }],
  ['8 failed validation', 'This page could not be found.', { path: '/policy/nothing' }],
  ['2 error page', 'An error occurred', { path: '/policy/law', act: breakNextCall }],
  ['2 error page', 'กลับหน้าแรก', { path: '/policy/law', act: breakNextCall }],
  ['3 klass', /^ระดับ 1$/, { path: '/profile', isSignedIn: true }],
  ['3 type', 'สมาชิกทั่วไป', { path: '/profile', isSignedIn: true }],
  ['3 koin history', /^\d\d\/\d\d\/25\d\d \| \d\d:\d\d$/, { path: '/profile', isSignedIn: true }],
  ['2 header', 'Super Hero Talk', { path: '/super-hero' }],
  ['9 environment', 'uat', { path: '/ShowVariable' }],
  ['9 version', '1.2.3', { path: '/ShowVariable' }],
]

test.each(table)('%s: %s', async (_section, words, { path, act, isSignedIn = false, width = 1280, storage }) => {
  const page = await product.openPage({ width, storage: storage ?? (isSignedIn ? own : cookiesAnswered) })
  await page.goto(path)
  await wake(page)
  await act?.(page)
  const found = page.getByText(words, { exact: true }).filter({ visible: true })
  await found.first().waitFor()
  expect(await found.count()).toBeGreaterThan(0)
})

/** Words of screens that are still to come. Who brings the screen moves its line up. */
const waiting = [
  ['Fund-telligenz', '/robo'],
  ['Krazy Day', '/superquest/about'],
  ['the big prize, for type SKILL', '/superquest/profile/redeemrewards'],
] as const

test.each(waiting)('“%s” waits for %s', (_words, path) => {
  expect(everyRoute.map((route) => route.path)).not.toContain(path)
})
