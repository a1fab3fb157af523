import { expect, test } from 'vitest'
import { findStyleFaults } from './styles.mjs'

const map = { features: { posts: [], 'store/orders': [], 'store/wishes': [] } }
const orders = 'features/store/orders/web/orders.css'
const faultsOf = (css: Record<string, string>, file: string, text: string) =>
  findStyleFaults(map, css, { [file]: text })

test('a class that another feature uses is found, in a sub-feature beside it too', () => {
  const found = faultsOf(
    { [orders]: '.order-rail { }' },
    'features/store/wishes/web/a.tsx',
    '<ol className="order-rail" />',
  )
  expect(found).toEqual([expect.stringContaining('src/features/store/wishes/web/a.tsx: uses the class "order-rail"')])
})

test.each([
  ['a feature uses its own', { [orders]: '.order-rail { }' }, 'features/store/orders/web/a.tsx', 'order-rail'],
  ['everybody uses what ui defines', { 'ui/styles/a.css': '.btn { }' }, 'features/posts/web/a.tsx', 'btn'],
  [
    'a selector defines its first class alone',
    { [orders]: '.order-rail .btn-wide, .order-head > .btn-wide { }' },
    'features/posts/web/a.tsx',
    'btn-wide',
  ],
])('%s', (_what, css, file, name) => {
  expect(faultsOf(css as Record<string, string>, file, `<p className="${name}" />`)).toEqual([])
})

test('a class inside a media rule counts, and so does one of a list and of an expression', () => {
  const css = { [orders]: '@media (min-width: 1px) { a:hover, .order-head { } }' }
  expect(faultsOf(css, 'app/web/a.tsx', 'const a = <p className={isOn ? `order-head ${b}` : ""} />')).toHaveLength(1)
  expect(faultsOf(css, 'app/web/a.ts', "const classes = ['order-head']")).toHaveLength(1)
})

test('an ordinary word is a class only in a class attribute', () => {
  const css = { [orders]: '.prize { }' }
  expect(faultsOf(css, 'features/posts/web/a.tsx', "const kind = 'prize'")).toEqual([])
  expect(faultsOf(css, 'features/posts/web/a.tsx', '<p className="prize" />')).toHaveLength(1)
})
