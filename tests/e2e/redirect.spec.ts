import { expect, test } from 'vitest'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { readRedirectAttacks } from '../attacks.ts'
import { testPassword } from '../people.ts'
import { openProduct } from '../product.ts'

const product = await openProduct()
const { origin } = product
const person = await product.person()
const attacks = readRedirectAttacks()
const passed = [...new Set(attacks.filter((attack) => safeRedirectPath(attack, origin) !== null))]
const refused = [...new Set(attacks.filter((attack) => safeRedirectPath(attack, origin) === null))]
/** Each is a login of its own: these many are spread over the list. */
const sampleSize = 12
const sample = refused.filter((_, i) => i % Math.ceil(refused.length / sampleSize) === 0)

/** Logs in with this place wanted, and answers where that led. */
async function logInFor(wanted: string): Promise<string> {
  const page = await product.openPage()
  await page.goto(`/login?${new URLSearchParams({ redirect: wanted })}`)
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
  await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForFunction(() => localStorage.getItem('auth.token') !== null)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page.url()
}

test.skipIf(attacks.length === 0)(
  'the browser reads every path of the corpus that is let through as one of ours',
  async () => {
    const page = await product.openPage()
    await page.goto('/favicon.svg')
    const paths = attacks.flatMap((attack) => safeRedirectPath(attack, origin) ?? [])
    const origins = await page.evaluate((list) => list.map((path) => new URL(path, location.origin).origin), paths)
    expect(origins.length).toBeGreaterThan(10)
    expect([...new Set(origins)]).toEqual([origin])
  },
)

test.each(passed)('a login that wants %s goes there, at our origin', async (wanted) => {
  const url = new URL(await logInFor(wanted))
  expect(url.origin).toBe(origin)
  expect(url.pathname + url.search).toBe(new URL(wanted, origin).pathname + new URL(wanted, origin).search)
})

test.each(sample)('a login that wants %j goes home', async (wanted) => {
  expect(await logInFor(wanted)).toBe(`${origin}/`)
})

test('a login that wants a page with a Thai name goes there', async () => {
  const wanted = `/search?keyword=${encodeURIComponent('ดอกเบี้ย')}`
  expect(await logInFor(wanted)).toBe(origin + wanted)
})
