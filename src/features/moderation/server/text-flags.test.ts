import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { undisguise } from '#lib/thai/disguise.ts'
import { checkText } from './text-flags.ts'

const odd = fc.constantFrom(...'กคขวยเหีแสั้่๊ํา\u0e4d*.- 08@fuckａ\u200bЕꓴຄ🅵😀\n')
const texts = fc.oneof(fc.string({ unit: odd }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const plainOf = (text: string) => undisguise(text).text
const kindsOf = (text: string) =>
  checkText(text).flags.map(({ kind, category, severity }) => [kind, category, severity])

test('two เ after a run of แ count as one more แ', () => {
  expect(undisguise('แแเเ')).toEqual({ text: 'แแ', at: [0, 1, 4] })
})

test('removing disguises is idempotent, and every unit keeps its original position', () => {
  fc.assert(
    fc.property(texts, (original) => {
      const { text, at } = undisguise(original)
      expect(plainOf(text)).toBe(text)
      expect(at).toHaveLength(text.length + 1)
      expect(at.every((place, i) => i === 0 || place >= at[i - 1]!)).toBe(true)
      expect(at.at(-1)).toBe(original.length)
    }),
    { numRuns: 2_000 },
  )
})

test('no disguised letter is left after the first pass', () => {
  const points = Array.from({ length: 0x20000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
  const letters = points.map((code) => String.fromCodePoint(code))
  expect(letters.filter((letter) => plainOf(plainOf(letter)) !== plainOf(letter))).toEqual([])
})

test('invisible characters do not change the flags, wherever they are inserted', () => {
  const sentences = ['มึงควยจริง', 'ไลน์ไอดี somchai_99', '081-234-5678', 'ไปด้วยกันนะ', 'fuck you', 'เหี้ยมโหด', 'การันตีกำไร']
  const unseen = fc.constantFrom('\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u0007')
  const places = fc.array(fc.tuple(fc.nat(30), unseen), { maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...sentences), places, (sentence, inserted) => {
      let text = sentence
      for (const [place, letter] of inserted) text = text.slice(0, place) + letter + text.slice(place)
      expect(kindsOf(text)).toEqual(kindsOf(sentence))
    }),
  )
})

test('an excerpt is the original text at its position', () => {
  const text = 'ดีนะ แต่ ค.ว.ย มาก โทร ๐๘๑-๒๓๔-๕๖๗๘ สิ'
  const { flags } = checkText(text)
  expect(flags.map(({ excerpt }) => excerpt)).toEqual(['ค.ว.ย', '๐๘๑-๒๓๔-๕๖๗๘'])
  for (const { excerpt, at } of flags) expect(text.slice(at, at + excerpt.length)).toBe(excerpt)
})

test('a person in need is flagged as such', () => {
  expect(kindsOf('เราอยากตายแล้ว')).toEqual([['help', 'self-harm', 3]])
})

test('our own articles, which warn of much, are not flagged', () => {
  const folder = new URL('../../../../content/articles/', import.meta.url)
  const wronged = fs.readdirSync(folder).flatMap((name) => {
    const texts = fs.readFileSync(new URL(name, folder), 'utf8').match(/"(?:text|title|summary|alt)": "[^"]*"/g) ?? []
    return texts.flatMap((text) =>
      checkText(text).flags.map(({ category, excerpt }) => `${name} ${category} ${excerpt}: ${text}`),
    )
  })
  expect(wronged).toEqual([])
})

test('100 kB of worst-case text are checked in time', () => {
  const units = ['\u0e4d', 'f.u.c.', 'ควย', '0 ', 'mail ']
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(100_000 / Buffer.byteLength(unit)))
    // Quadratic time would take minutes. CPU time is measured, so other load does not count.
    const begun = process.threadCpuUsage()
    checkText(text)
    const { user, system } = process.threadCpuUsage(begun)
    expect((user + system) / 1_000, JSON.stringify(unit)).toBeLessThan(10_000)
  }
})
