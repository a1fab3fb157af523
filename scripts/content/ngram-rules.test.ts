import { expect, test } from 'vitest'
import { ngramFaults } from './ngram-rules.ts'
import type { Article } from './read-content.ts'

const articleOf = (title: string) =>
  ({ file: '', article: { key: title, title, summary: '', body: { type: 'doc', content: [] } } }) as unknown as Article
const detailsOf = (titles: string[]) => [...ngramFaults(titles.map(articleOf))].map(({ detail }) => detail)
const others = ['นก', 'ปลา', 'ต้นไม้', 'ภูเขา', 'ทะเล', 'แม่น้ำ', 'ดวงดาว']

test('“X is not Y” is one habit, whatever stands for X and Y', () => {
  const said = ['กำไรไม่ใช่เงินสด', 'หุ้นไม่ใช่สลาก', 'ธนาคารไม่ใช่กระปุก']
  expect(detailsOf([...said, ...others])).toEqual(['“…ไม่ใช่” อยู่ใน 30 % ของบทความ เกิน 15 %'])
})

test('“which is not”, “that it is not” and “not yet” are plain Thai', () => {
  const said = ['คนที่ไม่ใช่เพื่อน', 'ครูบอกว่าไม่ใช่', 'ฝนยังไม่ใช่พายุ']
  expect(detailsOf([...said, ...others])).toEqual([])
})
