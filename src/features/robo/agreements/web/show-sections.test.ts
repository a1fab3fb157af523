import { expect, test } from 'vitest'
import { readSections, writeSections } from './show-sections.ts'

test('sections are written and read back', () => {
  const sections = [
    { title: 'เงินจำลอง', text: 'ย่อหน้าแรก\n\nย่อหน้าสอง' },
    { title: 'ความเสี่ยง', text: 'ขาดทุนได้' },
  ]
  expect(readSections(writeSections(sections))).toEqual(sections)
})

test('words without a heading are kept, so that the server can refuse them', () => {
  expect(readSections('ไม่มีหัวข้อ\n# หัวข้อ\r\nเนื้อหา')).toEqual([
    { title: '', text: 'ไม่มีหัวข้อ' },
    { title: 'หัวข้อ', text: 'เนื้อหา' },
  ])
  expect(readSections('  ')).toEqual([])
})
