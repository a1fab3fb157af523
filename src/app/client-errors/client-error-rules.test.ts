import { expect, test } from 'vitest'
import { readFrames, withoutPersonalData } from './client-error-rules.ts'

test('a message keeps what a developer needs, and loses what may be personal', () => {
  expect(withoutPersonalData("Cannot read properties of undefined (reading 'title')")).toBe(
    'Cannot read properties of undefined (reading <quoted>)',
  )
  expect(withoutPersonalData('ปาล์ม ใจดี is not iterable')).toBe('<thai> <thai> is not iterable')
  expect(withoutPersonalData('no palm@example.com at https://koin.example/post/detail/7?token=abc')).toBe(
    'no <e-mail> at <url>',
  )
  expect(withoutPersonalData('call 0812345678 about eyJhbGciOiJFZERTQSJ9abcdefghi')).toBe('call <number> about <token>')
  expect(withoutPersonalData('a '.repeat(500))).toHaveLength(300)
})

test('frames of our build are read as Chromium, Firefox and Safari write them; others are left out', () => {
  const chromium = [
    'TypeError: x',
    '    at open (https://koin.example/assets/event-page-Ab1.js:3:77)',
    '    at async Object.go [as run] (https://koin.example/assets/client-Z.js:1:2)',
    '    at https://koin.example/assets/client-Z.js:9:10',
    '    at chrome-extension://abcdef/assets/inject.js:1:1',
    '    at https://cdn.example/lib.js:1:1',
  ].join('\n')
  expect(readFrames(chromium)).toEqual([
    { name: 'open', file: 'event-page-Ab1.js', line: 3, column: 77 },
    { name: 'Object.go [as run]', file: 'client-Z.js', line: 1, column: 2 },
    { name: '', file: 'client-Z.js', line: 9, column: 10 },
  ])
  expect(readFrames('open@https://koin.example/assets/event-page-Ab1.js:3:77')).toEqual([
    { name: 'open', file: 'event-page-Ab1.js', line: 3, column: 77 },
  ])
  expect(readFrames(`at a (https://koin.example/assets/a.js:1:1)\n`.repeat(50))).toHaveLength(20)
})
