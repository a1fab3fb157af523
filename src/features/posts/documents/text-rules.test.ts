import { expect, test } from 'vitest'
import { cleanHref, cleanLine, cleanText } from './text-rules.ts'

test('line breaks of every kind become one space, and a letter V stays', () => {
  expect(cleanText('ออม\r\n\nก่อน')).toBe('ออม ก่อน')
  for (const one of ['\t', '\v', '\f', '\u0085', '\u2028', '\u2029']) expect(cleanText(`a${one}b`)).toBe('a b')
  expect(cleanText('TV บอก')).toBe('TV บอก')
})

test('invisible characters that deceive are taken away, those of emoji and Thai lines stay', () => {
  for (const one of [
    '\u0000',
    '\u0008',
    '\u007f',
    '\u061c',
    '\u200e',
    '\u202a',
    '\u202e',
    '\u2060',
    '\ufeff',
    '\u{e0041}',
  ])
    expect(cleanText(`a${one}b`)).toBe('ab')
  expect(cleanText('👨\u200d👩 เงิน\u200bออม')).toBe('👨\u200d👩 เงิน\u200bออม')
  expect(cleanText('a\ud83db')).toBe('a\ufffdb')
})

test('a letter keeps six marks', () => {
  const tower = (marks: number) => `ก${'\u0e48'.repeat(marks)}`
  expect(cleanText(tower(6))).toBe(tower(6))
  expect(cleanText(tower(60))).toBe(tower(6))
})

test('a field is one line without space around it', () => {
  expect(cleanLine('  ออม \n ก่อน   ใช้ ')).toBe('ออม ก่อน ใช้')
})

test('a link goes to a path of ours or by https, in small letters', () => {
  expect(cleanHref(' /quiz/daily ')).toBe('/quiz/daily')
  expect(cleanHref('HTTPS://Bank.example/A')).toBe('https://Bank.example/A')
  expect(cleanHref(`/${'a'.repeat(499)}`)).toHaveLength(500)
})

test.each([
  ['501 letters', `/${'a'.repeat(500)}`],
  ['another host', '//evil.example'],
  ['a backslash', '/a\\b'],
  ['a space', '/a b'],
  ['a turned text', '/a\u202eb'],
  ['an invisible character in the host', 'https://ba\u2060nk.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script that names a page', 'javascript:location="https://evil.example"'],
  ['another scheme that names a page', 'ftp://evil.example/https://bank.example'],
  ['http', 'http://bank.example/'],
  ['a name before the host', 'https://bank.example@evil.example/'],
  ['a password before the host', 'https://:bank@evil.example/'],
  ['no host', 'https://'],
  ['half an address', 'https://['],
  ['no text', 7],
])('no link: %s', (_what, href) => {
  expect(cleanHref(href)).toBeNull()
})
