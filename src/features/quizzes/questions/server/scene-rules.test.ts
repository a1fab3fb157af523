import { expect, test } from 'vitest'
import { questionSceneNames } from '#art/names/question-scene-names.ts'
import { showQuestion } from './question-view.ts'
import { findScene } from './scene-rules.ts'
import { readQuestionFiles } from './seed.ts'

const folder = new URL('../../../../../content/questions/', import.meta.url)
const all = await readQuestionFiles(folder)
const daily = all.filter(({ pool }) => pool === 'daily')

test('every daily question has a picture: its own, or a scene whose word stands in the question', () => {
  expect(daily.length).toBeGreaterThan(500)
  for (const { question } of daily) {
    if (question.picture) continue
    const found = findScene(question.text)
    expect(found, question.key).not.toBeNull()
    expect(question.text).toContain(found!.word)
  }
})

test('a scene is chosen by the question alone, so the same choices in another order, or another right one, change nothing', () => {
  for (const { question } of daily) {
    if (question.kind !== 'choice') continue
    const [right, ...wrong] = [...question.wrong, question.right]
    const asked = { text: question.text, skill: question.skill, picture: null }
    const shown = showQuestion({ ...asked, content: { ...question } }, [0, 1], 1)
    const turned = showQuestion({ ...asked, content: { ...question, right: right!, wrong } }, [1, 0], 1)
    expect(turned.scene).toBe(shown.scene)
  }
})

test('a question with a picture of its own has no scene', () => {
  const picture = { src: '/media/x/picture.svg', width: 320, height: 200, alt: 'แถวตัวเลขสามแถว' }
  const content = { kind: 'numeric', right: '1', unit: 'บาท' } as const
  expect(showQuestion({ text: 'มือถือราคากี่บาท', skill: 'spending', content, picture }, [], 1).scene).toBeNull()
  expect(showQuestion({ text: 'มือถือราคากี่บาท', skill: 'spending', content, picture: null }, [], 1).scene).toBe('phone')
})

test.each([
  ['สามารถจ่ายได้ในวันนี้', 'money'],
  ['บัญชีเงินเดือนเข้าวันที่ 12', 'account'],
  ['ดอกเบี้ยระหว่างบุคคล', 'interest'],
  ['ลงเงินเดือนละ 500 บาทในกองทุนเดียวกัน', 'fund'],
  ['ร้านออนไลน์ส่งของช้า', 'parcel'],
  ['ปุ่มตัวหนังสือจางเล็กในแอป', 'phone'],
  ['มีหนี้ก้อนหนึ่ง หนี้อีกก้อน และหนี้บัตรของร้าน', 'loan'],
  ['ได้ค่าขนมวันละ 100 บาท', 'envelope'],
] as const)('%s shows %s: a word inside another word does not count', (text, name) => {
  expect(findScene(text)?.name).toBe(name)
})

test('text without a known word has no scene', () => {
  expect(findScene('ข้อไหนถูก')).toBeNull()
})

test('every scene stands above at least one question of the content, so none is drawn for nothing', () => {
  const used = new Set(all.map(({ question }) => findScene(question.text)?.name))
  expect(questionSceneNames.filter((name) => !used.has(name))).toEqual([])
})
