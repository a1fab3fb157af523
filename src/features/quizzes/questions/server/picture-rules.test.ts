import { expect, test } from 'vitest'
import type { QuestionBody } from '../content.ts'
import { addressOf, altFaults, drawnFaults, readAddress, sizeOfDrawing, uploadFault } from './picture-rules.ts'

const choice: QuestionBody = { kind: 'choice', right: 'มี.ค.', wrong: ['ก.พ.', 'เม.ย.'] }
const numeric: QuestionBody = { kind: 'numeric', right: '1200', unit: 'บาท' }
const ordering: QuestionBody = { kind: 'ordering', items: ['ฝาก', 'รอ', 'ถอน'] }
const svg = (inside = '<rect width="320" height="200"/>', box = '0 0 320 200') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`

test.each([
  ['all choices by name', 'กราฟแท่งจำลอง ก.พ. 300 มี.ค. 250 เม.ย. 400', choice],
  ['none of them', 'กราฟเส้นจำลองที่ขึ้นสามเดือนติดกัน', choice],
  ['a longer number', 'ตารางจำลอง ยอดยกมา 11,200 บาท และ 1,200.50 บาท', numeric],
  ['the items in another order', 'รูปจำลองสามช่อง ช่องแรกถอน ช่องสองฝาก ช่องสามรอ', ordering],
])('an alternative text that says %s reveals nothing', (_what, alt, body) => {
  expect([...altFaults(alt, body)]).toEqual([])
})

test.each([
  ['the right choice alone', 'กราฟแท่งจำลอง แท่งที่ต่ำที่สุดคือ มี.ค.', choice],
  ['the right number', 'ตารางจำลอง รวมทั้งหมด 1,200 บาท', numeric],
  ['the items in their order', 'รูปจำลองสามช่อง ช่องแรกฝาก ช่องสองรอ ช่องสามถอน', ordering],
  ['that it is the answer', 'กราฟแท่งจำลอง เฉลยคือแท่งสีเขียวทางซ้าย', choice],
  ['next to nothing', 'กราฟ', choice],
  ['too much', `กราฟแท่งจำลอง ${'ค่าข้าวกลางวัน '.repeat(60).trim()}`, choice],
  ['a filler', 'ปฏิเสธไม่ได้ว่ากราฟแท่งจำลองมีสี่แท่ง', choice],
])('an alternative text that says %s is refused', (_what, alt, body) => {
  expect([...altFaults(alt, body)]).not.toEqual([])
})

test('a drawing has shapes only, a size and a suitable aspect ratio', () => {
  expect([...drawnFaults(svg())]).toEqual([])
  expect(sizeOfDrawing(svg())).toEqual({ width: 320, height: 200 })
  const bad = [
    svg('<text>1,200</text>'),
    svg('<script>alert(1)</script>'),
    svg('<path d="M0 0" onload="alert(1)"/>'),
    svg('<use href="https://example.com/a.svg#a"/>'),
    svg('<path id="answer" d="M0 0"/>'),
    svg(undefined, '5 5 320 200'),
    svg(undefined, '0 0 200 320'),
    svg(`<path d="${'M0 0'.repeat(4_000)}"/>`),
  ]
  for (const one of bad) expect([...drawnFaults(one)]).not.toEqual([])
})

test('an upload has an aspect ratio that is readable in a question', () => {
  expect(uploadFault({ width: 960, height: 600 })).toBeNull()
  for (const [width, height] of [
    [200, 150],
    [960, 200],
    [480, 1_600],
  ] as const)
    expect(uploadFault({ width, height })).toMatch(/[ก-๙]/)
})

test('only addresses in the exact form are read', () => {
  const key = 'k'.repeat(43)
  expect(readAddress(addressOf(key, 'svg'))).toEqual({ key, type: 'svg' })
  expect(readAddress(`/media/${key}/960.webp`)).toEqual({ key, type: null })
  for (const src of [
    `/media/${key}/picture.png`,
    `/media/${key}/1600.webp`,
    `/media/../${key}/960.webp`,
    `x/media/${key}/960.webp`,
  ])
    expect(readAddress(src)).toBeNull()
})
