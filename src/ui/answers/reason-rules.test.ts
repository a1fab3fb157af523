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
      'กู้ 5,000 บาท เสียเดือนละ 50 บาท สิบเดือนที่เหลือเป็น 500 บาท มากกว่าดอกเบี้ย 400 บาทที่หายไปเมื่อถอน อัตราสองแบบเทียบกันตรง ๆ ไม่ได้ ต้องคิดเป็นบาทก่อน',
    ),
  ).toEqual({
    first: 'กู้ 5,000 บาท เสียเดือนละ 50 บาท สิบเดือนที่เหลือเป็น 500 บาท มากกว่าดอกเบี้ย 400 บาทที่หายไปเมื่อถอน',
    rest: 'อัตราสองแบบเทียบกันตรง ๆ ไม่ได้ ต้องคิดเป็นบาทก่อน',
  })
})

test('a reason of the usual length is said whole, and a longer one is never cut before what explains it', () => {
  const usual = 'รู้จักดีช่วยให้ไม่เข้าใจผิดและไม่ตกใจง่าย แต่ไฟไหม้ กฎหมายใหม่ หรือคู่แข่งรายใหญ่ เกิดกับกิจการที่เรารู้จักดีได้เหมือนกัน'
  expect(splitReason(usual)).toEqual({ first: usual, rest: '' })
  const { first, rest } = splitReason(
    `${usual} เงินที่อยู่ในกิจการเดียวจึงหายไปพร้อมกันหมด กระจายหลายกิจการไว้ก่อนช่วยให้เรื่องร้ายของแห่งเดียวไม่พาไปทั้งหมด`,
  )
  expect(first).toBe(usual)
  expect(rest).not.toMatch(/^(?:แต่|เพราะ|ดังนั้น|จึง)/)
  expect(
    splitReason(
      'ฝนตกหนักทั้งวันร้านในตลาดขายของได้น้อยกว่าเดิม ถ้าเราเตรียมเงินไว้ก่อนหนึ่งเดือนของค่าใช้จ่าย ร้านก็ยังเปิดต่อได้โดยไม่ต้องกู้ใคร และไม่ต้องขายของถูกกว่าทุนเพื่อเอาเงินสด คนในร้านก็ยังมีงานทำต่อ',
    ).first,
  ).not.toMatch(/ ถ้า[^ ]*$/)
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
