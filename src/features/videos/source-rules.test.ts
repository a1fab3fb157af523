import { expect, test } from 'vitest'
import { publicSource } from './source-rules.ts'

test.each([
  ['FACTS F021 · moc.go.th/th/content', 'moc.go.th/th/content'],
  ['FACTS F005 F006 · set.or.th', 'set.or.th'],
  ['คำนวณ: 2 + 2 = 4', 'คำนวณ: 2 + 2 = 4'],
  ['การตามฝูง (herding) FACTS F140', 'การตามฝูง (herding)'],
  ['FACTS F135', ''],
])('of %s readers see %s', (source, shown) => {
  expect(publicSource(source)).toBe(shown)
})
