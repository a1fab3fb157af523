// Questions as files: what is written reads back the same, and no file from outside throws or reaches out.

import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ReadItem } from '#kit/content-formats.ts'
import type { ContentFile } from '#kit/server/content-files.ts'
import { readQuestionFiles } from '../seed.ts'
import { type FiledQuestion, fieldsOf, readFiled } from './filed-rules.ts'
import { readGift, writeGift } from './gift-rules.ts'
import { readQuestionJson, writeQuestionJson } from './json-file.ts'
import { readQti, writeQti } from './qti-file.ts'

const day = '2026-11-28'
const contents = await readQuestionFiles(new URL('../../../../../../content/questions/', import.meta.url))
const ofFiles = contents.map(({ pool, question, drawing }) => {
  const { picture, ...words } = question
  const read = readFiled(words, { pool, place: question.key })
  if (read.fault !== undefined) throw new Error(`${question.key}: ${read.fault}`)
  return { ...read.content, ...(drawing && { picture: { alt: picture!.alt, svg: drawing } }) }
})

const gift = (questions: readonly FiledQuestion[]) => readGift(writeGift(questions), {})
const qti = (questions: readonly FiledQuestion[]) => readQti(writeQti(questions, day), {})
const json = (questions: readonly FiledQuestion[]) => readQuestionJson(writeQuestionJson(questions, day), {})

const read = (items: readonly ReadItem<FiledQuestion>[]) =>
  items.map((item) => {
    if (item.fault !== undefined) throw new Error(`${item.place}: ${item.fault}`)
    return item.content
  })
const byKey = (questions: readonly FiledQuestion[]) => questions.toSorted((a, b) => (a.key! < b.key! ? -1 : 1))
const withoutPicture = ({ picture: _picture, ...question }: FiledQuestion) => question

test('all questions of the content read back the same from JSON with their drawings, from GIFT and from QTI', () => {
  expect(byKey(read(json(ofFiles)))).toEqual(byKey(ofFiles))
  expect(read(gift(ofFiles))).toEqual(ofFiles.map(withoutPicture))
  expect(read(qti(ofFiles))).toEqual(ofFiles.map(withoutPicture))
})

const marks = [
  '~',
  '=',
  '#',
  '####',
  '{',
  '}',
  ':',
  '::',
  '\\',
  '\\n',
  '//',
  '%50%',
  '->',
  '[html]',
  '<b>',
  '&amp;',
  ']]>',
  '"',
  '’',
  '_',
]
const letters = fc.constantFrom(
  ...marks,
  'ก',
  'เงิน',
  'น้ำ',
  ' ',
  'ๆ',
  '๑',
  'a',
  '5',
  '😀',
  'e\u0301',
  '>',
  '$CATEGORY:',
  'T',
  '@',
)
const line = (max: number) =>
  fc
    .array(letters, { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join('').replace(/ {2,}/g, ' ').slice(0, max).trim())
    .filter((text) => text !== '' && text.isWellFormed())
const bodies = fc.oneof(
  fc.record({
    kind: fc.constant('choice' as const),
    right: line(120),
    wrong: fc.array(line(120), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('numeric' as const),
    right: fc.integer({ min: -99_999, max: 99_999 }).map((n) => (n / 100).toFixed(2)),
    unit: line(20),
  }),
  fc.record({ kind: fc.constant('ordering' as const), items: fc.array(line(80), { minLength: 3, maxLength: 5 }) }),
)
const question: fc.Arbitrary<FiledQuestion> = fc.record({
  key: fc.stringMatching(/^[a-z][a-z0-9]{0,50}$/),
  pool: fc.constantFrom('daily', 'path', 'exam', 'money'),
  skill: fc.constantFrom('saving', 'planning'),
  difficulty: fc.constantFrom(1, 2, 3),
  text: line(220),
  body: bodies,
  explanation: line(400),
  source: line(200),
  article: fc.option(fc.constantFrom('budget-plan', 'dca')),
  reviewBy: fc.option(fc.constant('2027-01-31')),
  isRetired: fc.boolean(),
})
const some = fc.uniqueArray(question, { selector: ({ key }) => key, minLength: 1, maxLength: 4 })

test('whatever letters a question has, it reads back the same from every form', () => {
  fc.assert(
    fc.property(some, (questions) => {
      expect(read(gift(questions))).toEqual(questions)
      expect(read(qti(questions))).toEqual(questions)
      expect(byKey(read(json(questions)))).toEqual(byKey(questions))
      expect(read(gift(questions)).map(fieldsOf)).toEqual(questions.map(fieldsOf))
    }),
    { numRuns: 150 },
  )
})

test('every file of a QTI package is well-formed, in the namespace of QTI 3, and in the manifest', () => {
  const files = Object.entries(unzipSync(writeQti(ofFiles.slice(0, 40), day).bytes))
  const manifest = strFromU8(files.find(([name]) => name === 'imsmanifest.xml')![1])
  for (const [name, bytes] of files) {
    const text = strFromU8(bytes)
    expect([name, XMLValidator.validate(text)]).toEqual([name, true])
    if (name === 'imsmanifest.xml') continue
    expect(text).toContain('xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"')
    expect(manifest).toContain(`href="${name}"`)
  }
})

const given = { pool: 'daily', skill: 'saving', difficulty: '2', source: 'เอกสารครู', unit: 'บาท' }
const why = 'เพราะดอกเบี้ยทบต้นคิดจากเงินต้นรวมกับดอกเบี้ยที่ได้มาก่อนหน้า'

test('GIFT of other programs is read: names, comments, categories, weights, feedback, HTML, true or false', () => {
  const text = `\ufeff$CATEGORY: เงิน\r\n\r\n// ความเห็น\r\n::ข้อหนึ่ง::[html]<p>ออม&nbsp;10\\% ของ <b>รายได้</b> คือเท่าไร</p>{\r\n~%0%900#น้อยไป ~1100 =1000#ใช่ ####${why}}\r\n\r\nดอกเบี้ยคือรายรับของผู้ฝาก {T####${why}}\r\n\r\nรวมเป็นเท่าไร {#1200:0####${why}}\r\n\r\nฝากไว้ {~%100%ธนาคาร ~ใต้หมอน ####${why}} แล้วได้ดอกเบี้ย`
  const [first, second, third, fourth] = read(readGift(text, given))
  expect(first).toMatchObject({
    key: null,
    pool: 'daily',
    text: 'ออม 10\\% ของ รายได้ คือเท่าไร',
    explanation: why,
    source: 'เอกสารครู',
  })
  expect(first!.body).toEqual({ kind: 'choice', right: '1000', wrong: ['900', '1100'] })
  expect(second!.body).toEqual({ kind: 'choice', right: 'ถูก', wrong: ['ผิด'] })
  expect(third!.body).toEqual({ kind: 'numeric', right: '1200', unit: 'บาท' })
  expect(fourth).toMatchObject({ text: 'ฝากไว้ ____ แล้วได้ดอกเบี้ย', body: { right: 'ธนาคาร', wrong: ['ใต้หมอน'] } })
})

test.each([
  ['ไม่มีคำตอบ', /ปีกกา/],
  ['ข้อ {=ก ~ข', /ไม่ปิด/],
  ['เขียนเอง {}', /ปลายเปิด/],
  ['จับคู่ {=ก -> ข =ค -> ง}', /จับคู่/],
  ['เติม {=ก =ข}', /เติมคำ/],
  ['หลายข้อ {~%50%ก ~%50%ข ~ค}', /ข้อเดียว/],
  ['ช่วง {#1..2}', /ตัวเลข/],
  [`ไม่มีเหตุผล {=ก ~ข}`, /คำอธิบาย/],
  [`// koinklass: {oops\nข้อ {=ก ~ข####${why}}`, /JSON/],
])('GIFT that we cannot take is told with its line: %s', (text, reason) => {
  const [item] = readGift(`\n\n${text}`, given)
  expect(item!.fault).toMatch(reason)
  expect(item!.place).toMatch(/^บรรทัด [34]$/)
  expect(readGift('ข้อ {=ก ~ข####เพราะ}', {})[0]!.fault).toMatch(/กลุ่ม/)
})

const file = (text: string, name = 'item.xml'): ContentFile => ({ name, type: '', bytes: strToU8(text) })
const item = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<qti-assessment-item xmlns="x">${inside}</qti-assessment-item>`

test('XML that reaches for other files or grows without end is refused, and so is what is broken or of QTI 2', () => {
  const entities = Array.from({ length: 10 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')
  for (const [text, reason] of [
    [item('<qti-item-body>&x;</qti-item-body>', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /DOCTYPE/],
    [item('<qti-item-body>&a10;</qti-item-body>', `<!DOCTYPE r [<!ENTITY a0 "ลูก">${entities}]>`), /DOCTYPE/],
    [item('<qti-item-body>'), /XML ไม่ถูกต้องที่บรรทัด 1/],
    ['<assessmentItem/>', /QTI 2/],
    [item('<qti-item-body><p><img src="http://x/y.png"/></p></qti-item-body>'), /ภาพ/],
    [item('<qti-item-body><qti-extended-text-interaction/></qti-item-body>'), /คำถามเดียว/],
    [item('<p>'.repeat(20_000)), /XML ไม่ถูกต้อง/],
    ['ไม่ใช่ XML', /./],
  ] as const)
    expect(readQti(file(text), given)[0]!.fault).toMatch(reason)
  const deep = item(`<qti-item-body>${'<p>'.repeat(30_000)}${'</p>'.repeat(30_000)}</qti-item-body>`)
  expect(readQti(file(deep), given)[0]!.fault).toMatch(/[ก-๙]/)
  const bomb = zipSync({ 'a.xml': new Uint8Array(30_000_000) }, { level: 9 })
  expect(() => readQti({ name: 'b.zip', type: '', bytes: bomb }, given)).toThrow(/ใหญ่เกินไป/)
})

test('reading any file gives questions or faults in Thai and throws nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.json(), (text, value) => {
      const all = [
        ...readGift(text, given),
        ...readGift(`${text}{=${text}~${text}####${text}}`, given),
        ...readQti(file(text), given),
        ...readQuestionJson(file(text, 'daily-x.json'), given),
        ...readQuestionJson(file(`{"questions":[${value}]}`, 'daily-x.json'), given),
      ]
      for (const one of all) if (one.fault !== undefined) expect(one.fault).toMatch(/[ก-๙]/)
    }),
    { numRuns: 150 },
  )
})

test('faults of a JSON file name its line, and a drawing that is not allowed is none', () => {
  const text = `{"questions": [\n{"key": "a-1"},\n{"key": "b-2", "kind": "choice", "skill": "saving", "difficulty": 1, "text": "ก", "explanation": "ข", "source": "ค", "right": "ง", "wrong": ["จ"], "picture": {"drawing": "x", "alt": "ภาพ"}}\n]}`
  const [first, second] = readQuestionJson(file(text, 'exam-1.json'), {})
  expect([first!.place, first!.fault]).toEqual(['exam-1.json · บรรทัด 2', expect.stringMatching(/[ก-๙]/)])
  expect(second).toMatchObject({ place: 'exam-1.json · บรรทัด 3', content: { pool: 'exam', picture: { svg: null } } })
  expect(readQuestionJson(file('{"questions": [,]}', 'exam-1.json'), {})[0]!.fault).toMatch(/บรรทัด 1/)
  const archive = zipSync({
    'questions/exam-1.json': strToU8(text),
    'questions/pictures/x.svg': strToU8('<svg onload="alert(1)"/>'),
  })
  expect(readQuestionJson({ name: 'a.zip', type: '', bytes: archive }, {})[1]).toMatchObject({
    content: { picture: { svg: null } },
  })
})
