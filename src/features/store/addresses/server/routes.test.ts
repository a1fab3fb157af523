import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { anAddress } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addAddress, changeAddress, listAddresses, removeAddress, searchAddresses } from '../contract.ts'
import { loadPlaces } from './thai-places.ts'

const fixture = await openTestbed()

test('an address is kept, changed and forgotten by its owner alone', async () => {
  const nok = await aPerson(fixture)
  const other = await aPerson(fixture)
  const { json: saved } = await fixture.send(nok, addAddress, { body: { ...anAddress, phone: '+66 81 234 5678' } })
  expect(saved).toMatchObject({ phone: '0812345678', province: 'กรุงเทพมหานคร' })
  const query = { id: saved.id }
  const changed = { ...anAddress, line: '1 ซอยใหม่' }
  expect(await fixture.send(other, changeAddress, { query, body: changed })).toMatchObject({
    status: 404,
    json: { code: 'address_not_found' },
  })
  expect(await fixture.send(nok, changeAddress, { query, body: changed })).toMatchObject({ json: { line: '1 ซอยใหม่' } })
  await fixture.send(other, removeAddress, { query })
  expect((await fixture.send(nok, listAddresses, {})).json.items).toHaveLength(1)
  for (const _ of [1, 2]) expect((await fixture.send(nok, removeAddress, { query })).status).toBe(200)
  expect((await fixture.send(nok, listAddresses, {})).json.items).toEqual([])
})

test('a minor keeps no address before the guardian agrees', async () => {
  const child = await aPerson(fixture, { age: 14, guardian: 'waiting' })
  expect(await fixture.send(child, addAddress, { body: anAddress })).toMatchObject({
    status: 403,
    json: { code: 'address_not_allowed', detail: expect.stringContaining('รอผู้ปกครอง') },
  })
})

test('ten addresses are kept, at many tabs too', async () => {
  const nok = await aPerson(fixture)
  const replies = await Promise.all(
    Array.from({ length: 13 }, () => fixture.send(nok, addAddress, { body: anAddress })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(replies.find(({ status }) => status !== 200)!.json.code).toBe('addresses_full')
})

test.each([
  ['tambon', { tambon: 'สามเสนใน' }, 'พญาไท'],
  ['amphoe', { amphoe: 'อ.กัลยาณิ' }, 'กัลยาณิวัฒนา'],
  ['province', { province: 'บึงกาฬ' }, 'บึงโขงหลง'],
  ['postcode', { postcode: '10400' }, 'พญาไท'],
])('a place is found by its %s', async (_, query, amphoe) => {
  const nok = await aPerson(fixture)
  const { items } = (await fixture.send(nok, searchAddresses, { query })).json
  expect(items.map((one) => one.amphoe)).toContain(amphoe)
  expect(items.length).toBeLessThanOrEqual(20)
})

test('boxes narrow each other, and nothing typed finds nothing', async () => {
  const nok = await aPerson(fixture)
  const search = async (query: object) => (await fixture.send(nok, searchAddresses, { query })).json.items
  expect(await search({ tambon: 'ในเมือง', province: 'ขอนแก่น', amphoe: 'เมือง' })).toEqual([
    { tambon: 'ในเมือง', amphoe: 'เมืองขอนแก่น', province: 'ขอนแก่น', postcode: '40000' },
  ])
  expect(await search({})).toEqual([])
})

test('the list has all 77 provinces and 928 amphoe, and no place without a postcode', async () => {
  const places = await loadPlaces()
  expect(new Set(places.map(({ province }) => province)).size).toBe(77)
  expect(new Set(places.map(({ province, amphoe }) => province + amphoe)).size).toBe(928)
  expect(places.filter(({ postcode }) => !/^[1-9]\d{4}$/.test(postcode))).toEqual([])
})
