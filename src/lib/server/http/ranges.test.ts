import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './ranges.ts'

test('a Range header is read as RFC 9110 says', () => {
  expect(readRange('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(readRange('bytes=10-19', 100)).toEqual({ start: 10, end: 19 })
  expect(readRange('bytes=90-500', 100)).toEqual({ start: 90, end: 99 })
  expect(readRange('bytes=-5', 100)).toEqual({ start: 95, end: 99 })
  expect(readRange('bytes=-500', 100)).toEqual({ start: 0, end: 99 })
})

test('a range that begins beyond the end, or is empty, is unsatisfiable', () => {
  expect(['bytes=100-', 'bytes=100-200', 'bytes=-0'].map((header) => readRange(header, 100))).toEqual([
    'outside',
    'outside',
    'outside',
  ])
  expect(readRange('bytes=0-', 0)).toBe('outside')
})

test('a header that is not a single byte range is answered with the whole file', () => {
  const headers = [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
    'bytes=0x1-2',
  ]
  expect(headers.map((header) => readRange(header, 100))).toEqual(headers.map(() => null))
})

test('no header reads beyond the file', () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,16}-\d{0,16}(,\d-\d)?$/))
  fc.assert(
    fc.property(header, fc.nat(1e9), (text, size) => {
      const range = readRange(text, size)
      if (range === null || range === 'outside') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeLessThan(size)
      expect(range.start).toBeLessThanOrEqual(range.end)
    }),
  )
})
