import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOfWords } from './differences.ts'

const textOf = (runs: ReturnType<typeof differencesOfWords>, without: 'gone' | 'new') =>
  runs
    .filter(({ is }) => is !== without)
    .map(({ text }) => text)
    .join('')

test('a word that changes is marked alone, and what stands around it stays', () => {
  expect(differencesOfWords('ออมเงินทุกเดือน', 'ออมเงินทุกสัปดาห์')).toEqual([
    { text: 'ออมเงินทุก', is: 'same' },
    { text: 'เดือน', is: 'gone' },
    { text: 'สัปดาห์', is: 'new' },
  ])
  expect(differencesOfWords('', 'ใหม่')).toEqual([{ text: 'ใหม่', is: 'new' }])
  expect(differencesOfWords('เดิม', 'เดิม')).toEqual([{ text: 'เดิม', is: 'same' }])
  expect(differencesOfWords('', '')).toEqual([])
})

test('whatever the texts, the runs give both of them back, and neighbours are of different kinds', () => {
  const word = fc.constantFrom('ออม', 'เงิน', ' ', 'ดอกเบี้ย', '1,200', '\n', 'บาท', '🙂')
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = differencesOfWords(before, after)
      expect([textOf(runs, 'new'), textOf(runs, 'gone')]).toEqual([before, after])
      for (const [i, { is }] of runs.entries()) expect(is).not.toBe(runs[i + 1]?.is)
    }),
  )
})

test('a very long text is compared in time', () => {
  const long = 'เงินเดือนของปีนี้ '.repeat(4_000)
  const runs = differencesOfWords(`ก่อน ${long} จบ`, `หลัง ${long.replaceAll('ปี', 'เดือน')} จบ`)
  expect(textOf(runs, 'gone')).toBe(`หลัง ${long.replaceAll('ปี', 'เดือน')} จบ`)
})
