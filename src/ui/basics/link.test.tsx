import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link, wayOf } from './link.tsx'

const here = new URL('https://koinklass.test/events?month=2026-11')
const keys = { metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }
const plain = { button: 0, ...keys }

describe('Link', () => {
  it('is a plain link without JavaScript', () => {
    expect(renderToStaticMarkup(<Link to="/glossary#bond">ตราสารหนี้</Link>)).toBe(
      '<a href="/glossary#bond">ตราสารหนี้</a>',
    )
  })

  it.each([
    ['/events', '/events'],
    ['/events?month=2026-12#day-5', '/events?month=2026-12#day-5'],
    ['/events?month=2026-11', '/events?month=2026-11'],
    ['?month=2026-10', '/events?month=2026-10'],
    ['/glossary#bond', '/glossary#bond'],
    ['/club/การเงิน', `/club/${encodeURIComponent('การเงิน')}`],
    ['#day-5', null],
    ['/events?month=2026-11#day-5', null],
    ['https://example.com/events', null],
    ['mailto:someone@example.com', null],
  ])('%s leads to %s', (to, way) => expect(wayOf(plain, new URL(to, here).href, here)).toBe(way))

  it.each<[string, typeof plain]>([
    ['another button', { ...plain, button: 1 }],
    ...Object.keys(keys).map((key): [string, typeof plain] => [key, { ...plain, [key]: true }]),
  ])('a press with %s is left to the browser', (_how, press) =>
    expect(wayOf(press, 'https://koinklass.test/club', here)).toBeNull(),
  )
})
