import { expect, test } from 'vitest'
import { findTerm } from './word-meaning.tsx'

const saving = { key: 'saving', term: 'เงินออม', also: ['การออม'], meaning: 'ม', example: 'ต', article: null }
const etf = { key: 'etf', term: 'ETF', also: [], meaning: 'ม', example: 'ต', article: null }

test('a keyword that is a term, or another name of it, finds it; a part of a name does not', () => {
  const find = (keyword: string) => findTerm([etf, saving], keyword)?.key
  expect([find('เงินออม'), find(' การ ออม'), find('etf'), find('ออม')]).toEqual(['saving', 'saving', 'etf', undefined])
})
