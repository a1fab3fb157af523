import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { buyThing, choose, fillWardrobe } from '#tests/fixtures/wardrobe.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readWardrobe } from '../contract.ts'

const fixture = await openTestbed()
await fillWardrobe(fixture)

afterEach(async () => {
  expect(await auditLedger(fixture.db)).toEqual([])
})

const eight = Array.from({ length: 8 })

test('two tabs and a double click pay once: with a key of their own, with the same one, and with none', async () => {
  const nok = await aPerson(fixture, { koin: 5_000 })
  const keys = ['same', 'same', 'same', ...eight.map((_, i) => `tab-${i}`), undefined, undefined]
  const replies = await Promise.all(
    keys.map((key) => buyThing(fixture, nok, { thing: 'cap', ...(key !== undefined && { key }) })),
  )
  expect(replies.map(({ status }) => status)).toEqual(keys.map(() => 200))
  expect(await readBalance(fixture.db, nok.id)).toBe(3_800)
})

test('koin for two of eight things buy two, and the wallet never goes below zero', async () => {
  const nok = await aPerson(fixture, { koin: 2_500 })
  const things = [
    ['cap', 1_200],
    ['square-glasses', 1_200],
    ['checked-cloth', 1_200],
    ['whistle', 800],
    ['headband', 800],
    ['bow-tie', 1_000],
    ['round-glasses', 1_000],
    ['scout-scarf', 1_400],
  ] as const
  const replies = await Promise.all(things.map(([thing, price]) => buyThing(fixture, nok, { thing, price })))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.every(({ json: { code } }) => code === 'koin_short' || code === 'not_enough_koin')).toBe(true)
  const { json } = await fixture.send(nok, readWardrobe, {})
  const paid = json.things.filter((one) => one.is_owned).reduce((sum, { price }) => sum + price, 0)
  expect(json.koin).toBe(2_500 - paid)
  expect(json.koin).toBeGreaterThanOrEqual(0)
  expect(paid).toBeGreaterThan(0)
})

test('choices of every place at once: what is kept behind the picture is what is chosen', async () => {
  const nok = await aPerson(fixture, { koin: 20_000 })
  for (const [thing, price] of [
    ['cap', 1_200],
    ['beanie', 2_000],
    ['round-glasses', 1_000],
    ['bow-tie', 1_000],
    ['camera', 3_500],
  ] as const)
    await buyThing(fixture, nok, { thing, price })
  for (let round = 0; round < 6; round++) {
    await Promise.all([
      choose(fixture, nok, 'hat', round % 2 === 0 ? 'cap' : 'beanie'),
      choose(fixture, nok, 'hat', null),
      choose(fixture, nok, 'glasses', round % 2 === 0 ? null : 'round-glasses'),
      choose(fixture, nok, 'scarf', round % 2 === 0 ? null : 'bow-tie'),
      choose(fixture, nok, 'bag', round % 2 === 0 ? 'camera' : null),
    ])
    const { json } = await fixture.send(nok, readWardrobe, {})
    const worn = json.things.filter((one) => one.is_chosen).map(({ key }) => key)
    const shown = (await fixture.send(nok, getProfile, {})).json.display_image.split('~').slice(1)
    expect(shown.toSorted()).toEqual(worn.toSorted())
  }
})
