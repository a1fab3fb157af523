import { expect, test } from 'vitest'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { testPassword } from '../../fixtures/people.ts'
import { readRedirectAttacks } from '../../support/attacks.ts'
import { openProduct } from '../../support/product.ts'

const product = await openProduct()
const { origin } = product
const person = await product.person()
const attacks = readRedirectAttacks()
const passed = [...new Set(attacks.filter((attack) => safeRedirectPath(attack, origin) !== null))]
const refused = [...new Set(attacks.filter((attack) => safeRedirectPath(attack, origin) === null))]
/** Each target needs a login, so this takes evenly spread samples of a list; the rule's own test runs all of them. */
const sampleOf = (list: string[], size: number) => list.filter((_, i) => i % Math.ceil(list.length / size) === 0)

/** One target for each known technique, so that they are tried without the corpus too. */
const known = [
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
]

/** Logs in with each of these targets, one after the other in one browser, and returns where each led. */
async function logInFor(places: readonly string[]): Promise<[wanted: string, arrived: string][]> {
  const page = await product.openPage()
  const arrived: [string, string][] = []
  for (const wanted of places) {
    await page.goto(`/login?${new URLSearchParams({ redirect: wanted })}`)
    await page.getByRole('textbox', { name: 'อีเมล' }).fill(person.email)
    await page.getByRole('textbox', { name: 'รหัสผ่าน' }).fill(testPassword)
    await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await page.waitForFunction(() => localStorage.getItem('auth.token') !== null)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    arrived.push([wanted, page.url()])
    // Logs out without the page noticing, so that the next login starts fresh.
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.clear())
  }
  return arrived
}

test.skipIf(attacks.length === 0)('the browser resolves every accepted path of the corpus to our origin', async () => {
  const page = await product.openPage()
  await page.goto('/favicon.svg')
  const paths = attacks.flatMap((attack) => safeRedirectPath(attack, origin) ?? [])
  const origins = await page.evaluate((list) => list.map((path) => new URL(path, location.origin).origin), paths)
  expect(origins.length).toBeGreaterThan(10)
  expect([...new Set(origins)]).toEqual([origin])
})

test.skipIf(passed.length === 0)('a login follows the accepted targets of the corpus, at our origin', async () => {
  for (const [wanted, arrived] of await logInFor(passed)) {
    const [right, there] = [new URL(wanted, origin), new URL(arrived)]
    expect([there.origin, there.pathname, there.search]).toEqual([origin, right.pathname, right.search])
  }
})

test('a login with a target outside our origin goes home', async () => {
  const places = [...known, ...sampleOf(refused, 3)]
  expect(await logInFor(places)).toEqual(places.map((wanted) => [wanted, `${origin}/`]))
})

test('a login with a target that has a Thai name goes there', async () => {
  const wanted = `/search?keyword=${encodeURIComponent('ดอกเบี้ย')}`
  expect(await logInFor([wanted])).toEqual([[wanted, origin + wanted]])
})
