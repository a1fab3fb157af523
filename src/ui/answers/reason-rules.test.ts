import fs from 'node:fs'
import { expect, test } from 'vitest'
import { splitReason } from './reason-rules.ts'

test('a short reason stays whole', () => {
  const text = 'ออมก่อนใช้ เงินก้อนนี้จึงไม่หายไปกับของจุกจิก'
  expect(splitReason(text)).toEqual({ first: text, rest: '' })
})

test('a long reason is cut between two Thai phrases, never beside a number or a foreign word', () => {
  expect(
    splitReason(
      'กู้ 5,000 บาท เสียเดือนละ 50 บาท สิบเดือนที่เหลือเป็น 500 บาท มากกว่าดอกเบี้ย 400 บาทที่หายไปเมื่อถอน อัตราสองแบบเทียบกันตรง ๆ ไม่ได้',
    ),
  ).toEqual({
    first: 'กู้ 5,000 บาท เสียเดือนละ 50 บาท',
    rest: 'สิบเดือนที่เหลือเป็น 500 บาท มากกว่าดอกเบี้ย 400 บาทที่หายไปเมื่อถอน อัตราสองแบบเทียบกันตรง ๆ ไม่ได้',
  })
})

test('no word of any explanation is lost', () => {
  for (const file of fs.globSync('content/questions/*.json')) {
    const { questions } = JSON.parse(fs.readFileSync(file, 'utf8')) as { questions: { explanation: string }[] }
    for (const { explanation } of questions) {
      const { first, rest } = splitReason(explanation)
      expect([first, rest].filter(Boolean).join(' ')).toBe(explanation)
    }
  }
})
