import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import { orderChoices, readingMinutes } from './document-rules.ts'

test('reading takes a minute per 200 words, rounded up, at least one', () => {
  expect([0, 1, 200, 201, 900].map(readingMinutes)).toEqual([1, 1, 1, 2, 5])
})

test('the text of a tree has paragraphs, items and cells, but no charts and rules', () => {
  const text = (value: string) => ({ type: 'text' as const, text: value })
  const paragraph = (value: string) => ({ type: 'paragraph' as const, content: [text(value)] })
  const tree: DocumentTree = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text('ก'), { type: 'hardBreak' }, text('ข')] },
      { type: 'paragraph' },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('ค'), paragraph('ง')] }] },
      { type: 'keyPoint', attrs: { title: 'จำ' }, content: [paragraph('ไว้')] },
      { type: 'horizontalRule' },
      { type: 'koinCalculator', attrs: { principal: 100, rate: 0, months: 1 } },
      { type: 'table', attrs: { caption: 'ตาราง', head: ['1', '2'], rows: [['3', '4']] } },
    ],
  }
  expect(blockTexts(tree)).toEqual(['ก\nข', 'ค\nง', 'จำ\nไว้', 'ตาราง\n1\n2\n3\n4'])
})

test('the order of choices of a post is stable and does not depend on which is right', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uniqueArray(fc.string(), { minLength: 4, maxLength: 4 }), (id, choices) => {
      const order = orderChoices(id, choices)
      expect(order.toSorted()).toEqual(choices.toSorted())
      expect(orderChoices(id, choices.toReversed())).toEqual(order)
    }),
  )
})

test('over many posts the right choice is equally often in each place', () => {
  const places = [0, 0, 0, 0]
  for (let i = 0; i < 8_000; i++) {
    const id = `01890000-0000-7000-8000-${i.toString(16).padStart(12, '0')}`
    places[orderChoices(id, ['100 บาท', '150 บาท', '200 บาท', '50 บาท']).indexOf('100 บาท')]!++
  }
  // Four standard deviations of a fair four-sided die.
  for (const count of places) expect(Math.abs(count - 2_000)).toBeLessThan(155)
})
