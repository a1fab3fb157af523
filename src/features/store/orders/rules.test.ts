import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { OrderState } from './contract.ts'
import { idEndOf, orderNumber } from './number-rules.ts'
import { actsOf, canGo, canMoveParcel, isRestockedBy } from './order-state-rules.ts'
import { saleFault } from './server/sale-rules.ts'
import { trackingOf } from './tracking-rules.ts'

test('a number finds the end of the id that it was made of, however it is typed', () => {
  const id = newId(new Date('2026-11-21T09:00:00Z'))
  const number = orderNumber(id)
  for (const typed of [number, number.toLowerCase(), `#${number}`, ` ${number.slice(0, 5)}-${number.slice(5)} `])
    expect(idEndOf(typed)).toBe(id.replaceAll('-', '').slice(-10))
  expect(idEndOf('K1234')).toBeNull()
})

test('refunded is the end, and every state but it can be refunded', () => {
  for (const state of OrderState.options) {
    expect(canGo('refunded', state)).toBe(false)
    if (state !== 'refunded') expect(canGo(state, 'refunded')).toBe(true)
  }
})

test('staff moves parcels alone, forwards alone', () => {
  const order = ['paid', 'packed', 'shipped', 'delivered'] as const
  const pairs = order.flatMap((from, i) => order.map((to, j) => [from, to, i < j] as const))
  for (const [from, to, isForward] of pairs) {
    if (canMoveParcel('physical', from, to)) expect(isForward).toBe(true)
    expect(canMoveParcel('code', from, to)).toBe(false)
  }
  expect(canMoveParcel('physical', 'paid', 'delivered')).toBe(false)
})

test('what is sold again after a refund', () => {
  expect(isRestockedBy({ type: 'code', state: 'paid' }, false)).toBe(true)
  expect(isRestockedBy({ type: 'code', state: 'delivered' }, true)).toBe(false)
  expect(isRestockedBy({ type: 'physical', state: 'paid' }, false)).toBe(true)
  expect(isRestockedBy({ type: 'physical', state: 'shipped' }, false)).toBe(false)
  expect(isRestockedBy({ type: 'physical', state: 'shipped' }, true)).toBe(true)
})

test('a parcel is missed from shipping on for thirty days', () => {
  const shipped_at = new Date('2026-11-01T00:00:00Z')
  const parcel = { type: 'physical', state: 'shipped' as const, paid: 100, shipped_at, not_arrived_at: null }
  const after = (days: number) => new Date(shipped_at.getTime() + days * 24 * 3_600_000)
  expect(actsOf(parcel, after(30)).report_not_arrived).toBe(true)
  expect(actsOf(parcel, new Date(after(30).getTime() + 1)).report_not_arrived).toBe(false)
})

test('a sale fails for one reason, of which the window is the first', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const sale = { type: 'physical', price: 100, stock: 5, per_person: 2, on_sale_from: now, on_sale_until: null }
  const asked = { quantity: 1, expectedPrice: 100, bought: 1, now }
  expect(saleFault(sale, asked)).toBeNull()
  expect(saleFault({ ...sale, on_sale_until: now, stock: 0 }, asked)).toEqual({ code: 'sale_over' })
  expect(saleFault({ ...sale, on_sale_from: new Date(now.getTime() + 1) }, asked)?.code).toBe('not_on_sale_yet')
  expect(saleFault(sale, { ...asked, quantity: 6 })).toEqual({ code: 'sold_out', left: 5 })
  expect(saleFault(sale, { ...asked, bought: 3 })).toEqual({ code: 'limit_reached', limit: 2, bought: 2 })
  expect(saleFault({ ...sale, price: 99 }, asked)).toEqual({ code: 'price_changed', price: 99 })
  expect(saleFault({ ...sale, price: 99 }, { ...asked, expectedPrice: undefined })).toBeNull()
})

test('a tracking number never leaves the address of its carrier', () => {
  fc.assert(
    fc.property(fc.string(), (number) => {
      const { url } = trackingOf('ไปรษณีย์ไทย', number.toWellFormed())
      expect(new URL(url!).origin).toBe('https://track.thailandpost.co.th')
    }),
  )
  expect(trackingOf('เพื่อนบ้าน', 'A1')).toEqual({ carrier: 'เพื่อนบ้าน', number: 'A1', url: null })
})
