import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRedirectAttacks } from '#tests/support/attacks.ts'
import { safeRedirectPath } from './redirect-path.ts'

const origin = 'https://koinklass.test'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

test.each([
  '/',
  '/profile',
  '/profile?tab=skills',
  '/quiz/daily',
  '/club/biz-master?order=newest&page=2',
  '/superquest/profile/allquests',
  '/ShowVariable',
  '/robo/setFormatMonthDCA',
  `/post/detail/${id}`,
  `/post/detail/${id}/${encodeURIComponent('ดอกเบี้ยทบต้น')}#question`,
  `/club/hit?keyword=${encodeURIComponent('ออม เงิน')}`,
  `/search?keyword=${encodeURIComponent('“50%” & ก/ข')}`,
  '/@nong_nok~1/a-b',
  '/search?keyword=a b',
  `/${'a'.repeat(511)}`,
])('%s is a path of ours', (path) => {
  expect(safeRedirectPath(path, origin)).toBe(path)
})

test('without an origin a path is judged in the same way', () => {
  expect([safeRedirectPath('/quiz/daily'), safeRedirectPath('//evil.example')]).toEqual(['/quiz/daily', null])
})

test('unencoded Thai letters come out percent-encoded, as browsers write them', () => {
  expect(safeRedirectPath('/post/ดอกเบี้ย-10/x', origin)).toBe(`/post/${encodeURIComponent('ดอกเบี้ย')}-10/x`)
  expect(safeRedirectPath('/search?keyword=ออม', origin)).toBe(`/search?keyword=${encodeURIComponent('ออม')}`)
})

test.each([
  ['another host', '//evil.example'],
  ['another host by its encoded dot', '//evil%2ecom'],
  ['a backslash', '/\\evil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded percent sign', '/%252fevil.example'],
  ['two slashes further on', '/a//evil.example'],
  ['dots', '/../evil'],
  ['encoded dots', '/%2e%2e/evil'],
  ['a scheme', 'https://koinklass.test/'],
  ['a script', 'javascript:alert(1)'],
  ['no slash', 'profile'],
  ['a tab', '/\t/evil.example'],
  ['a line break in the query', '/?a=\r\nset-cookie:x'],
  ['an encoded line break in the query', '/?a=%0d%0aset-cookie:x'],
  ['the delete character', '/?a=\x7f'],
  ['a letter that looks like a slash', '/\uff0fevil.example'],
  ['half a letter', '/\ud83d'],
  ['nothing', ''],
  ['more than 512 letters', `/${'a'.repeat(512)}`],
  ['a number', 7],
  ['a list', ['/profile']],
])('%s is refused', (_what, path) => {
  expect(safeRedirectPath(path, origin)).toBeNull()
})

test('every accepted path stays on our origin, and is accepted again unchanged', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '?',
      '#',
      '@',
      ':',
      'a',
      'ก',
      '\t',
      ' ',
      '~',
      'evil.com',
    ),
    { maxLength: 12 },
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
    pieces.map((list) => `/${list.join('')}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const path = safeRedirectPath(text, origin)
      if (path === null) return
      const url = new URL(path, origin)
      expect(url.origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(safeRedirectPath(path, origin)).toBe(path)
    }),
    { numRuns: 1_000 },
  )
})

const attacks = readRedirectAttacks()

test.skipIf(attacks.length === 0)('no entry of the attack corpus leaves our origin', () => {
  const passed = attacks.flatMap((attack) => safeRedirectPath(attack, origin) ?? [])
  expect(attacks.length).toBeGreaterThan(2_000)
  // The few accepted entries name other hosts in the query only, or are plain paths of ours.
  expect(passed.length).toBeLessThan(40)
  for (const path of passed) expect(new URL(path, origin).origin).toBe(origin)
})
