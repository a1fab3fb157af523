import { expect, test } from 'vitest'
import { deskOf, menuOf } from './admin-menu.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/store', '/admin/store'],
  ['/admin/store/edit/1', '/admin/store'],
  ['/admin/store/orders', '/admin/store/orders'],
  ['/admin/store/orders/1', '/admin/store/orders'],
  ['/admin/store/codes/1', '/admin/store/codes'],
  ['/admin/nothing', undefined],
])('of the menu one item alone is current: at %s it is %s', (pathname, to) => {
  expect(deskOf(pathname, menuOf(['editor', 'fulfilment', 'admin'], { hasOutbox: true }))).toBe(to)
})
