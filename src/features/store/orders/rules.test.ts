import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { OrderState } from './contract.ts'
import { idEndOf, orderNumber, orderPath } from './number-rules.ts'
import { actsOf, arrivedBefore, canGo, canMoveParcel, firstStateOf, isRestockedBy } from './order-state-rules.ts'
import { saleFault } from './server/sale-rules.ts'
import { carrierNames, trackingOf } from './tracking-rules.ts'

test('a number finds the end of the id that it was made of, however it is typed', () => {
  const id = newId(new Date('2026-11-21T09:00:00Z'))
  const number = orderNumber(id)
  for (const typed of [number, number.toLowerCase(), `#${number}`, ` ${number.slice(0, 5)}-${number.slice(5)} `])
    expect(idEndOf(typed)).toBe(id.replaceAll('-', '').slice(-10))
  expect(idEndOf('K1234')).toBeNull()
})

test('the number of an id is the same for ever, and what is none finds nothing', () => {
  expect(orderNumber('01890a5d-ac96-774b-bcce-b302099a8057')).toBe('K084SN02Q')
  expect(idEndOf('K084SN02Q')).toBe('b302099a8057'.slice(-10))
  expect(orderNumber('00000000-0000-7000-8000-000000000001')).toBe('K00000001')
  expect(idEndOf('K00000001')).toBe('0000000001')
  // I, L, O and U are no letters of a number; nine are too many, and before the K stands nothing but a #.
  for (const none of ['K084SN02I', 'K084SN02Q2', 'XK084SN02Q', '##K084SN02Q', '']) expect(idEndOf(none)).toBeNull()
  const [end, other] = [idEndOf('0K84SN02'), '00000000-0000-7000-8000-00']
  expect(orderNumber(other + end), 'a K in the middle belongs to the number').toBe('K0K84SN02')
  expect(orderPath('7')).toBe('/store/orders/7')
})

test('refunded is the end, and every state but it can be refunded', () => {
  for (const state of OrderState.options) {
    expect(canGo('refunded', state)).toBe(false)
    if (state !== 'refunded') expect(canGo(state, 'refunded')).toBe(true)
  }
})

test('every step of an order that there is', () => {
  const steps = OrderState.options.flatMap((from) =>
    OrderState.options.flatMap((to) => (canGo(from, to) ? `${from} ${to}` : [])),
  )
  expect(steps.toSorted()).toEqual(
    [
      ...['paid packed', 'paid shipped', 'paid delivered', 'paid refunded'],
      ...['packed shipped', 'packed refunded', 'shipped delivered', 'shipped refunded', 'delivered refunded'],
    ].toSorted(),
  )
  const ofParcels = steps.filter((step) => canMoveParcel('physical', ...(step.split(' ') as [OrderState, OrderState])))
  expect(ofParcels.toSorted()).toEqual(['packed shipped', 'paid packed', 'paid shipped', 'shipped delivered'])
  expect(firstStateOf('voucher')).toBe('delivered')
  expect(firstStateOf('charity')).toBe('delivered')
  expect(firstStateOf('code')).toBe('paid')
  expect(firstStateOf('physical')).toBe('paid')
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
  expect(isRestockedBy({ type: 'voucher', state: 'delivered' }, false)).toBe(true)
})

test('what its buyer may do with an order, in each state', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const may = (
    type: string,
    state: OrderState,
    more: { paid?: number; not_arrived_at?: Date; shipped_at?: null } = {},
  ) =>
    Object.entries(actsOf({ type, state, paid: 100, shipped_at: now, not_arrived_at: null, ...more }, now))
      .flatMap(([act, isOpen]) => (isOpen ? act : []))
      .join(' ')
  expect(may('physical', 'paid')).toBe('cancel')
  expect(may('physical', 'paid', { paid: 0 })).toBe('')
  expect(may('physical', 'packed')).toBe('')
  expect(may('physical', 'shipped')).toBe('report_not_arrived confirm_arrival')
  expect(may('physical', 'shipped', { not_arrived_at: now })).toBe('confirm_arrival')
  expect(may('physical', 'shipped', { shipped_at: null })).toBe('confirm_arrival')
  expect(may('physical', 'delivered')).toBe('report_not_arrived')
  expect(may('physical', 'refunded')).toBe('')
  expect(may('code', 'paid')).toBe('cancel show_code')
  expect(may('code', 'delivered')).toBe('show_code')
  expect(may('code', 'shipped')).toBe('show_code')
  expect(may('code', 'refunded')).toBe('')
  expect(may('voucher', 'delivered')).toBe('')
  expect(arrivedBefore(now)).toEqual(new Date('2026-11-07T09:00:00Z'))
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
  const late = { ...asked, now: null }
  expect(saleFault({ ...sale, on_sale_until: now }, late), 'the window is not looked at').toBeNull()
  expect(saleFault({ ...sale, on_sale_until: new Date(now.getTime() + 1) }, asked)).toBeNull()
  expect(saleFault({ ...sale, on_sale_from: new Date(now.getTime() + 1) }, asked)).toMatchObject({
    at: new Date(now.getTime() + 1),
  })
  const five = { ...asked, quantity: 5, bought: 2 }
  expect(saleFault(sale, five), 'the last pieces').toBeNull()
  expect(saleFault({ ...sale, stock: null, per_person: null }, { ...five, quantity: 9, bought: 9 })).toBeNull()
})

test('so much that tax would be due does not go out at once, by what a piece costs us', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const sale = { type: 'code', price: 100, stock: null, per_person: null, on_sale_from: now, on_sale_until: null }
  const asked = { quantity: 10, expectedPrice: undefined, bought: 10, now }
  // 100 baht in hundredths, ten times: the 1,000 baht at which tax begins.
  expect(saleFault({ ...sale, cost_baht: 100_00 }, asked)).toEqual({ code: 'order_too_large', max: 9 })
  expect(saleFault({ ...sale, cost_baht: 99_99 }, asked)).toBeNull()
  expect(saleFault({ ...sale, price: 1_000_00, cost_baht: null }, asked)).toEqual({ code: 'order_too_large', max: 9 })
  expect(saleFault({ ...sale, price: 1_000_00 }, asked)).toEqual({ code: 'order_too_large', max: 9 })
  expect(saleFault({ ...sale, type: 'charity', price: 1_000_00 }, asked)).toBeNull()
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

test.each([
  ['ส่งทางไปรษณีย์', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['Thaipost', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['Thai Post', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['thailandpost', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['Thailand Post', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['EMS', 'ไปรษณีย์ไทย', 'https://track.thailandpost.co.th/?trackNumber='],
  ['flash', 'Flash Express', 'https://www.flashexpress.co.th/fle/tracking?se='],
  ['แฟลช', 'Flash Express', 'https://www.flashexpress.co.th/fle/tracking?se='],
  ['Kerry', 'KEX Express', 'https://th.kex-express.com/th/track/?track='],
  ['kex', 'KEX Express', 'https://th.kex-express.com/th/track/?track='],
  ['เคอรี่', 'KEX Express', 'https://th.kex-express.com/th/track/?track='],
  ['J & T', 'J&T Express', 'https://www.jtexpress.co.th/service/track?waybillNo='],
  ['j&t', 'J&T Express', 'https://www.jtexpress.co.th/service/track?waybillNo='],
  ['เจแอนด์ที', 'J&T Express', 'https://www.jtexpress.co.th/service/track?waybillNo='],
])('%s is the carrier %s', (typed, carrier, page) => {
  expect(trackingOf(typed, 'A 1')).toEqual({ carrier, number: 'A 1', url: `${page}A%201` })
  expect(carrierNames).toContain(carrier)
})

test('a name in which EMS is only a part is another carrier', () => {
  for (const other of ['items', 'EMS2', 'systems']) expect(trackingOf(other, 'A1').url).toBeNull()
})
