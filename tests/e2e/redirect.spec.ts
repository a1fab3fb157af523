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
/** Each is a login of its own: these many are spread over a list, all of which the rule's own test goes through. */
const sampleOf = (list: string[], size: number) => list.filter((_, i) => i % Math.ceil(list.length / size) === 0)

/** One for each way out that we know of, so that they are tried without the corpus too. */
const known = [
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
]

/** Logs in with each of these places wanted, one after the other in one browser, and answers where each led. */
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
    // Logged out behind the page's back: the next login finds nobody.
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.clear())
  }
  return arrived
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

test.skipIf(passed.length === 0)('a login goes where the corpus is let through, at our origin', async () => {
  for (const [wanted, arrived] of await logInFor(passed)) {
    const [right, there] = [new URL(wanted, origin), new URL(arrived)]
    expect([there.origin, there.pathname, there.search]).toEqual([origin, right.pathname, right.search])
  }
})

test('a login that wants a place that is not ours goes home', async () => {
  const places = [...known, ...sampleOf(refused, 3)]
  expect(await logInFor(places)).toEqual(places.map((wanted) => [wanted, `${origin}/`]))
})

test('a login that wants a page with a Thai name goes there', async () => {
  const wanted = `/search?keyword=${encodeURIComponent('ดอกเบี้ย')}`
  expect(await logInFor([wanted])).toEqual([[wanted, origin + wanted]])
})
