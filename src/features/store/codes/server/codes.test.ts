import { afterEach, expect, test } from 'vitest'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { showCode } from '#features/store/orders/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { aPremium, buy, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { importCodes, rotateCodeKey, showPool } from '../admin-contract.ts'
import { tellOfLowPools } from './low-commands.ts'
import { resealCodes } from './rotation-commands.ts'

const fixture = await openTestbed()
const staff = await aPerson(fixture, { roles: ['fulfilment'] })

afterEach(async () => {
  expect(await findStoreFaults(fixture)).toEqual([])
})

const send = (id: string, csv: string) => fixture.send(staff, importCodes, { query: { id }, body: { csv } })

test('codes are imported, duplicates of the file and of any pool are named by row', async () => {
  const id = await aPremium(fixture, { codes: ['KNOWN-1'] })
  const reply = await send(id, 'code,note\nNEW-1,a\nKNOWN-1,b\nNEW-2,c\nNEW-1,d\n')
  expect(reply).toMatchObject({
    status: 200,
    json: { added: 2, duplicates: [{ row: 3 }, { row: 5 }], pool: { free: 3, held: 0, shown: 0, void: 0 } },
  })
})

test('a row that cannot be a code is named, and nothing is imported', async () => {
  const id = await aPremium(fixture, { codes: ['BASE-1'] })
  const reply = await send(id, 'GOOD-1\nโค้ดไทย\nxy\nGOOD-2')
  expect(reply).toMatchObject({ status: 422, json: { code: 'codes_unreadable' } })
  expect(reply.json.fields?.map(({ path }) => path)).toEqual(['rows.2', 'rows.3'])
  expect((await fixture.send(staff, showPool, { query: { id } })).json.free).toBe(1)
  expect(await send(await aPremium(fixture), 'GOOD-3')).toMatchObject({ json: { code: 'not_codes' } })
})

test('the same file from two desks at once is in the pool once', async () => {
  const id = await aPremium(fixture, { codes: ['RACE-0'] })
  const csv = Array.from({ length: 50 }, (_, i) => `RACE-A${i}`).join('\n')
  const replies = await Promise.all([send(id, csv), send(id, csv), send(id, csv)])
  expect(replies.reduce((sum, { json }) => sum + json.added, 0)).toBe(50)
})

test('a new key seals all anew, old keys go, and buyers still see their codes', async () => {
  const id = await aPremium(fixture, { codes: ['KEY-1', 'KEY-2'] })
  const nok = await aPerson(fixture, { koin: 10_000 })
  const { order } = (await buy(fixture, nok, { id })).json
  const sealed = () => fixture.db.selectFrom('premium_code').select(['id', 'sealed', 'key_id']).orderBy('id').execute()
  const before = await sealed()
  const admin = await aPerson(fixture, { roles: ['admin'] })
  const { json } = await fixture.send(admin, rotateCodeKey, {})
  expect(json.waiting).toBe(before.length)
  for (const _ of [1, 2]) await resealCodes(fixture.db, fixture.keys, fixture.clock.now)
  const after = await sealed()
  expect(after.some((row, i) => row.sealed === before[i]!.sealed)).toBe(false)
  expect(await fixture.db.selectFrom('code_key').select('id').execute()).toEqual([{ id: after[0]!.key_id }])
  expect((await fixture.send(nok, showCode, { query: { id: order.id } })).json.codes).toEqual(['KEY-1'])
})

test('a sealed code opens in its own row alone', async () => {
  const id = await aPremium(fixture, { codes: ['ROW-1', 'ROW-2'] })
  const nok = await aPerson(fixture, { koin: 10_000 })
  const { order } = (await buy(fixture, nok, { id })).json
  const rows = await fixture.db
    .selectFrom('premium_code')
    .select(['id', 'sealed', 'order_id'])
    .where('premium_id', '=', id)
    .execute()
  const [own, other] = [rows.find((row) => row.order_id === order.id)!, rows.find((row) => row.order_id === null)!]
  await fixture.db.updateTable('premium_code').set({ sealed: other.sealed }).where('id', '=', own.id).execute()
  expect((await fixture.send(nok, showCode, { query: { id: order.id } })).status).toBe(500)
})

test('staff is told of a pool under its mark, once until it is filled again', async () => {
  const id = await aPremium(fixture, { codes: ['LOW-1', 'LOW-2'], low_mark: 2, title: 'เพลง' })
  const nok = await aPerson(fixture, { koin: 10_000 })
  const told = async () => {
    await Promise.all([tellOfLowPools(fixture.db, fixture.clock.now), tellOfLowPools(fixture.db, fixture.clock.now)])
    const { items } = (await fixture.send(staff, listNotices, { query: {} })).json
    return items.filter(({ title }) => title === 'โค้ดของ “เพลง” ใกล้หมด').length
  }
  expect(await told()).toBe(0)
  await buy(fixture, nok, { id })
  expect([await told(), await told()]).toEqual([1, 1])
  await send(id, 'LOW-3\nLOW-4')
  const { low_told_at } = await fixture.db
    .selectFrom('premium')
    .select('low_told_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(low_told_at).toBeNull()
})
