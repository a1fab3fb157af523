// Words as files: what is written reads back the same, also where spreadsheets would run a formula.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWordFiles } from '../seed.ts'
import { type FiledWord, readFiledWord } from './filed-rules.ts'
import { setup, wordFiles } from './word-files.ts'

const contents = await readWordFiles(new URL('../../../../../../content/words/', import.meta.url))
const read = (format: 'json' | 'csv', text: string) =>
  wordFiles.read({ name: `words.${format}`, type: '', bytes: new TextEncoder().encode(text) }, { format, given: {} })
const faults = (format: 'json' | 'csv', text: string) => read(format, text).map(({ place, fault }) => [place, fault])
const heading = 'คำ,คำใบ้,ทักษะ,ระดับ,คำอธิบาย,แหล่งที่มา'

test('every word of the content is read by the schema of files', () => {
  for (const word of contents) expect(readFiledWord(word, '').fault).toBeUndefined()
})

test('a table names its columns in Thai or as the content file does, and faults their lines', () => {
  const row = 'เงินออม,เก็บไว้ใช้วันหน้า,ออม,1,เงินที่เก็บไว้,FACTS F135'
  expect(faults('csv', `${heading}\r\n\r\n${row}\r\n`)).toEqual([['บรรทัด 3', null]])
  expect(faults('csv', `word;clue;skill;difficulty;explanation;source\n${row.replaceAll(',', ';')}`)).toEqual([
    ['บรรทัด 2', null],
  ])
  expect(faults('csv', `${heading}\n"เงิน\nออม",ข,ออม,1,ค,ง\nเงิน,ข,ไม่มี,1,ค,ง\nเงิน,ข,ออม,9,ค,ง`)).toEqual([
    ['บรรทัด 2', expect.stringMatching(/ขึ้นบรรทัด/)],
    ['บรรทัด 4', expect.stringMatching(/^ทักษะ: /)],
    ['บรรทัด 5', expect.stringMatching(/^ระดับ: /)],
  ])
})

test('a cell that a spreadsheet would run is refused, and read where it is marked as text', () => {
  for (const formula of ['=HYPERLINK("http://x")', '+1', '@SUM(1)', '-2', '＝1', '\u200b=1', ' =1'])
    expect(faults('csv', `${heading}\nเงิน,"${formula.replaceAll('"', '""')}",ออม,1,ค,ง`)[0]![1]).toMatch(/สูตร/)
  expect(faults('csv', `${heading}\nเงิน,'=1,ออม,1,ค,ง`)).toEqual([['บรรทัด 2', null]])
})

test('what is no table and no words is refused as a whole', () => {
  for (const text of ['', 'ก,ข\nค,ง', `${heading}\n"เงิน`, '\u0000']) expect(() => read('csv', text)).toThrow(/[ก-๙]/)
  for (const text of ['', '{', '[]', '{"words": 1}']) expect(() => read('json', text)).toThrow(/[ก-๙]/)
  expect(faults('json', '{"words": [1, null, {"key": "word-001"}]}').every(([, fault]) => fault !== null)).toBe(true)
})

const texts = fc
  .array(fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', 'เงิน', 'น้ำ', ' ', 'a', '9'), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const word: fc.Arbitrary<FiledWord> = fc.record({
  key: fc.option(fc.integer({ min: 100, max: 9999 }).map((n) => `word-${n}`)),
  word: fc.constantFrom('เงินออม', 'ดอกเบี้ย'),
  clue: texts,
  moreClues: fc.array(texts, { maxLength: 2 }),
  skill: fc.constantFrom('saving', 'protecting'),
  difficulty: fc.constantFrom(1, 2, 3),
  explanation: texts,
  source: texts,
  reviewBy: fc.option(fc.constant('2027-01-31')),
  article: fc.option(fc.constant('dca')),
  isRetired: fc.boolean(),
})

test('whatever a word says, it reads back the same from the table and from JSON', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      for (const form of [setup.forms.json!, setup.forms.csv!])
        expect(
          form.read(form.write(words, '2026-11-28'), {}).map((item) => ('content' in item ? item.content : item.fault)),
        ).toEqual(words)
    }),
    { numRuns: 200 },
  )
})
