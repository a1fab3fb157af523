import { expect, test } from 'vitest'
import { emptyContent } from '../../draft-rules.ts'
import { fieldsFrom, writeValues } from './write-values.ts'

test('the boxes of a draft hold it, and give it back', () => {
  const { body: _, ...empty } = emptyContent
  const question = { text: 'ถาม', choices: ['ก', 'ข', 'ค', 'ง'], right: 1, explanation: 'เพราะ' }
  const full = { ...empty, title: 'เรื่อง', club: 'greenery', skill: 'saving', tags: ['ออม', 'เงิน'], question } as const
  for (const fields of [empty, { ...full, tags: [...full.tags] }])
    expect(fieldsFrom(writeValues(fields))).toEqual(fields)
})

test('tags are read as typed: five at most, without empty ones', () => {
  const typed = { ...writeValues(emptyContent), tags: 'ออม,, เงิน，หุ้น\nฝาก, กู้, เกิน' }
  expect(fieldsFrom(typed).tags).toEqual(['ออม', 'เงิน', 'หุ้น', 'ฝาก', 'กู้'])
})
