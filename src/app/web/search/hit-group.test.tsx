import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HitGroup } from './hit-group.tsx'

const row = (name: string) => <li key={name}>{name}</li>
const draw = (hits: string[], toAll: string | null) =>
  renderToStaticMarkup(<HitGroup kind="terms" hits={hits} toAll={toAll} row={row} />)

test('among other kinds the best two stand, with the way to all', () => {
  const html = draw(['ก', 'ข', 'ค', 'ง', 'จ'], '/search?kind=terms')
  expect(html).toContain('<li>ก</li><li>ข</li></ul>')
  expect(html).toMatch(/<a [^>]*href="\/search\?kind=terms"[^>]*>ดูคำศัพท์ทั้งหมด 5<\/a>/)
})

test('four hits are shown whole, and a kind alone shows all of them', () => {
  expect(draw(['ก', 'ข', 'ค', 'ง'], '/search?kind=terms')).toMatch(/<li>ง<\/li><\/ul><\/section>$/)
  expect(draw(['ก', 'ข', 'ค', 'ง', 'จ'], null)).toContain('<li>จ</li></ul>')
})

test('a kind without hits has no heading', () => {
  expect(draw([], '/search?kind=terms')).toBe('')
})
