// What the content checker finds in the texts of the robo-adviser, the glossary and names.

import { expect, test } from 'vitest'
import { otherNames } from '../../../scripts/content/name-rules.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import { content, plant, words } from '../../support/content-faults.ts'

test('a note on the simulated market that hides it, names a real index, comes too early or leans on wrong sums is found', () => {
  const note = (copy: Content) => copy.roboNotes[0]!
  const { key } = note(content)
  const plain = (copy: Content, text: string) =>
    Object.assign(note(copy), { title: text, summary: text, paragraphs: [text, text] })
  expect(plant((copy) => plain(copy, 'หุ้นขึ้น'))).toEqual([`made-up ${key}`])
  expect(plant((copy) => plain(copy, 'ตลาดจำลองตามดัชนี SET วันนี้'))).toEqual([`real ${key}`])
  expect(plant((copy) => plain(copy, 'ตลาดจำลอง '.repeat(60).trim()))).toEqual([`length ${key}`])
  expect(plant((copy) => (note(copy).day = '2026-11-30'))).toEqual([`date ${key}`])
  expect(plant((copy) => (note(copy).article = 'no-such-article'))).toEqual([`link ${key}`])
  expect(plant((copy) => (note(copy).source = 'คำนวณ: 2 + 2 = 5'))).toEqual([`arithmetic ${key}`])
  expect(plant((copy) => (copy.roboNotes[1]!.key = key))).toEqual([`duplicate ${key}`])
  expect(plant((copy) => copy.roboNotes.pop())).toEqual(['count'])
})

test('a policy of the robo-adviser that is missing or has bad Thai is found', () => {
  const type = content.roboPolicies[0]!.policy.type
  expect(plant((copy) => copy.roboPolicies.shift())).toEqual([`policy ${type}`])
  expect(plant((copy) => (copy.roboPolicies[0]!.policy.sections[0]!.text += '\n\nมี2 ข้อ'))).toEqual([`space ${type}`])
})

test('faults of the glossary are found', () => {
  const word = (copy: Content, at = 0) => copy.glossary[at]!
  const at = (rule: string, place = 0) => `${rule} ${word(content, place).key}`
  expect(plant((copy) => (word(copy, 1).key = word(copy).key))).toContain(at('duplicate'))
  expect(plant((copy) => word(copy, 1).also.push(word(copy).term))).toContain(at('duplicate', 1))
  expect(plant((copy) => (word(copy).meaning = words(36)))).toContain(at('length'))
  expect(plant((copy) => (word(copy).example = 'ใช้koin'))).toContain(at('space'))
  expect(plant((copy) => (word(copy).article = 'no-such-article'))).toContain(at('link'))
  expect(plant((copy) => Object.assign(word(copy), { meaning: 'คนไทย 38 % มี', sources: [] }))).toContain(at('source'))
  expect(plant((copy) => (word(copy).sources = ['คำนวณ 1 + 1 = 3']))).toContain(at('arithmetic'))
})

test('a thing called by another name, and a word that is the source of its own meaning, are found', () => {
  expect(otherNames('แผนที่ห้าเกาะ ใช้สิทธิ์ได้ถึง 15.30 น.').map(({ found }) => found)).toEqual(['ห้าเกาะ', 'สิทธิ์', '15.30 น.'])
  expect(otherNames('ลิขสิทธิ์ของห้าดินแดน 15:30 น.')).toEqual([])
  expect(otherNames('เก็บแต้ม koin กับคะแนนเควสต์').map(({ right }) => right)).toEqual(['koin', 'แต้มเควสต์'])
  const [ours, theirs] = ['src/features/x/web/text.ts', 'content/articles/x.json']
  expect(otherNames("line: 'ลองอีกครั้งนะ',", ours).map(({ found }) => found)).toEqual(['นะ'])
  expect([...otherNames("line: 'คุณชนะ',", ours), ...otherNames('"text": "โอนมาคนละ 37 นะ"', theirs)]).toEqual([])
  const { key } = content.words[0]!.word
  expect(plant((copy) => (copy.words[0]!.word.source = 'ความหมายของคำว่าหุ้น ความรู้พื้นฐานด้านการลงทุน'))).toContain(
    `source ${key}`,
  )
})
