// Findings of the content checker for words and riddles; the browser's files contain none of them.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawingFaults } from '#art/names/drawing-rules.ts'
import { largestDrawing } from '#features/games/riddles/rules.ts'
import { readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import { readWordFiles } from '#features/games/words/server/seed.ts'
import { readQuestionFiles } from '#features/quizzes/questions/server/seed.ts'
import { type Riddle, riddleFaults } from '../../../scripts/content/riddle-rules.ts'
import { riddleWeekFaults } from '../../../scripts/content/riddle-week-rules.ts'
import { type Word, wordFaults } from '../../../scripts/content/word-rules.ts'
import { riddles, words } from '../../fixtures/games.ts'

const content = new URL('../../../content/', import.meta.url)
const clues = ['เงินที่ธนาคารคิดเพิ่ม', 'ขายแล้วยังเหลือ', 'แผนว่าเดือนนี้ใช้อะไรบ้าง']
const someWords = (): Word[] =>
  words.slice(0, 3).map((word, i) => ({ file: 'words.json', word: { ...word, clue: clues[i]! } }))
const drawn = ['ร่มคันใหญ่กันฝน', 'ต้นไม้งอกจากเหรียญ', 'สะพานข้ามน้ำเชี่ยว']
const someRiddles = (): Riddle[] =>
  riddles.slice(0, 3).map(({ drawing, ...riddle }, i) => ({
    file: 'riddles.json',
    riddle: { ...riddle, kind: 'story', description: drawn[i]! },
    drawing,
  }))

function plantWord(change: (list: Word[]) => void): string[] {
  const list = someWords()
  change(list)
  return [...wordFaults(list, [])].map(({ rule }) => rule)
}

function plantRiddle(change: (list: Riddle[]) => void): string[] {
  const list = someRiddles()
  change(list)
  return [...riddleFaults(list, [])].map(({ rule }) => rule)
}

test('good words and riddles have no findings', () => {
  expect(plantWord(() => {})).toEqual([])
  expect(plantRiddle(() => {})).toEqual([])
})

test.each<[string, string, Partial<Word['word']>]>([
  ['a key that comes twice', 'duplicate', { key: words[1]!.key }],
  ['a word in another spelling', 'duplicate', { word: 'กําไร' }],
  ['nearly the same clue', 'near-duplicate', { clue: `“${clues[1]}”` }],
  ['a space', 'letters', { word: 'ดอก เบี้ย' }],
  ['Latin letters', 'letters', { word: 'ETF' }],
  ['too many letters', 'letters', { word: 'ดอกเบี้ยทบต้นรายเดือน' }],
  ['a clue with the word', 'telling', { clue: 'ดอกเบี้ยที่ได้คืออะไร' }],
  ['another clue with the word', 'telling', { moreClues: ['ดอกเบี้ยที่ได้คืออะไร', 'ธนาคารให้คนฝาก'] }],
  ['a clue with a part of it', 'telling', { word: 'บัตรเครดิต', clue: 'เครดิตดีใช้อะไรรูด' }],
  ['a forbidden phrase', 'forbidden', { explanation: 'ในยุคปัจจุบัน เงินสำคัญ' }],
  ['an article that does not exist', 'link', { article: 'no-such-article' }],
])('a word with %s is found', (_what, rule, change) => {
  expect(plantWord((list) => void Object.assign(list[0]!.word, change))).toContain(rule)
})

test('a retired word may exist beside its successor', () => {
  expect(plantWord((list) => void Object.assign(list[1]!.word, { word: words[0]!.word, isRetired: true }))).toEqual([])
})

test.each<[string, string, (riddle: Riddle) => void]>([
  ['an answer that comes twice', 'duplicate', ({ riddle }) => (riddle.answer = riddles[1]!.answer)],
  ['the drawing of another', 'duplicate', (one) => (one.drawing = riddles[1]!.drawing)],
  ['no drawing', 'drawing', (one) => (one.drawing = null)],
  ['an answer in its description', 'telling', ({ riddle }) => (riddle.description = `ภาพ${riddle.answer}`)],
  ['a spelling named as another word', 'answer', ({ riddle }) => (riddle.accepted = ['ดอก เบี้ย'])],
  ['nearly the same description', 'near-duplicate', ({ riddle }) => (riddle.description = `“${drawn[1]}”`)],
])('a riddle with %s is found', (_what, rule, change) => {
  expect(plantRiddle((list) => change(list[0]!))).toContain(rule)
})

test('pictures of the thing itself are at most as many as puns', () => {
  const withKinds = (...kinds: Riddle['riddle']['kind'][]) =>
    plantRiddle((list) => {
      for (const [i, { riddle }] of list.entries()) riddle.kind = kinds[i]!
    })
  expect(withKinds('icon', 'pun', 'story')).toEqual([])
  expect(withKinds('icon', 'icon', 'pun')).toEqual(['kinds'])
  expect(withKinds('icon', 'parts', 'idiom')).toEqual(['kinds'])
})

test('every riddle in use stands in one week, whose title does not tell its answer', () => {
  const list = someRiddles()
  const keys = list.map(({ riddle }) => riddle.key)
  const rulesOf = (weeks: { title: string; riddles: string[] }[]) =>
    [...riddleWeekFaults(weeks, list)].map(({ rule, key }) => `${rule} ${key}`)
  expect(rulesOf([{ title: 'วันฝนตก', riddles: keys }])).toEqual([])
  expect(rulesOf([{ title: 'วันฝนตก', riddles: keys.slice(1) }])).toEqual([`week ${keys[0]}`])
  expect(rulesOf([{ title: 'วันฝนตก', riddles: [...keys, keys[0]!] }])).toEqual(['week วันฝนตก'])
  expect(rulesOf([{ title: 'วันฝนตก', riddles: [...keys, 'riddle-9999'] }])).toEqual(['week วันฝนตก'])
  const told = `สัปดาห์ของ${list[0]!.riddle.answer}`
  expect(rulesOf([{ title: told, riddles: keys }])).toEqual([`telling ${told}`])
  const twice = keys.map((key) => ({ title: 'วันฝนตก', riddles: [key] }))
  expect(rulesOf(twice)).toEqual(['duplicate วันฝนตก', 'duplicate วันฝนตก'])
  list[2]!.riddle.isRetired = true
  expect(rulesOf([{ title: 'วันฝนตก', riddles: keys.slice(0, 2) }])).toEqual([])
})

const good = riddles[0]!.drawing
test.each([
  ['text', good.replace('<rect', '<text x="1">ก</text><rect')],
  ['a title', good.replace('<rect', '<title>interest</title><rect')],
  ['a description', good.replace('<rect', '<desc>x</desc><rect')],
  ['a script', good.replace('<rect', '<script>1</script><rect')],
  ['a handler', good.replace('<rect', '<rect onclick="x()"')],
  ['a picture from elsewhere', good.replace('<rect', '<image href="https://example.com/a.png"/><rect')],
  ['a use of another file', good.replace('<rect', '<use href="other.svg#a"/><rect')],
  ['a colour from elsewhere', good.replace('#cfe8d5', 'url(//example.com)')],
  ['a telling name', good.replace('<rect', '<rect id="interest"')],
  ['a class', good.replace('<rect', '<rect class="interest"')],
  ['a comment', good.replace('<rect', '<!-- interest --><rect')],
  ['a style', good.replace('<rect', '<style>@import "x"</style><rect')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${good}`],
  ['words between shapes', good.replace('<rect', 'interest<rect')],
  ['no end', good.replace('</svg>', '')],
  ['something behind its end', `${good}<svg/>`],
  ['too many bytes', good.replace('<rect', `<path d="${'M0 0'.repeat(3_000)}"/><rect`)],
])('a drawing with %s may not be sent', (_what, svg) => {
  expect([...drawingFaults(svg, largestDrawing)]).not.toEqual([])
})

test('no file of the browser contains a clue, a drawing, an explanation or a list of words', async () => {
  const all = await Promise.all([
    readWordFiles(new URL('words/', content)),
    readRiddleFiles(new URL('riddles/', content)),
    readQuestionFiles(new URL('questions/', content)),
  ])
  const secrets = [
    ...all[0].flatMap(({ key, clue, moreClues = [], explanation }) => [`"${key}"`, clue, ...moreClues, explanation]),
    ...all[1].flatMap(({ key, description, explanation, drawing }) => [`"${key}"`, description, explanation, drawing]),
    ...all[2].flatMap(({ question }) => [`"${question.key}"`, question.explanation]),
  ]
  const folder = new URL('../../../dist/client/', import.meta.url).pathname
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|json|html)$/.test(name))
  expect(files.length).toBeGreaterThan(20)
  for (const name of files) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8')
    const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    expect(
      secrets.filter((secret) => plain.includes(secret)),
      name,
    ).toEqual([])
  }
})
