import { afterEach, expect, test } from 'vitest'
import { getProfile } from '#features/identity/accounts/contract.ts'
import { updateProfile } from '#features/identity/profile/contract.ts'
import { listKoins } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { koin } from '#lib/money.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { buyThing, choose, fillWardrobe } from '#tests/fixtures/wardrobe.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readWardrobe } from '../contract.ts'
import { importWardrobe, readWardrobeFile } from './seed.ts'

const fixture = await openTestbed()
await fillWardrobe(fixture)

afterEach(async () => {
  expect(await auditLedger(fixture.db)).toEqual([])
})

type View = { things: { key: string; is_owned: boolean; is_chosen: boolean }[] }
const ownedOf = ({ things }: View) => things.filter((one) => one.is_owned).map(({ key }) => key)
const chosenOf = ({ things }: View) => things.filter((one) => one.is_chosen).map(({ key }) => key)
const imageOf = async (who: { token: string }) => (await fixture.send(who, getProfile, {})).json.display_image
const factsOf = (userId: string) =>
  fixture.db
    .selectFrom('activity')
    .select(['kind', 'subject_id', 'facts'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'wardrobe.thing.bought')
    .execute()

test('there are forty things at their prices, with how far each is; somebody new has none', async () => {
  const nok = await aPerson(fixture, { koin: 1_000 })
  const { json } = await fixture.send(nok, readWardrobe, {})
  expect(json).toMatchObject({ koin: 1_000, pays_not: null })
  expect(json.things).toHaveLength(40)
  expect([ownedOf(json), chosenOf(json)]).toEqual([[], []])
  expect(json.things[0]).toMatchObject({ key: 'cap', slot: 'hat', price: 1_200, missing: 200, pace: { days: null } })
  expect(json.things[1]).toMatchObject({ key: 'headband', missing: 0, pace: { days: 0 } })
})

test('what is bought is paid once, worn at once, and shown behind the picture of the profile', async () => {
  const nok = await aPerson(fixture, { koin: 5_000 })
  const bought = await buyThing(fixture, nok, { thing: 'cap' })
  expect(bought.json.koin).toBe(3_800)
  expect([ownedOf(bought.json), chosenOf(bought.json)]).toEqual([['cap'], ['cap']])
  expect(await imageOf(nok)).toBe('kla-1~cap')
  const again = await buyThing(fixture, nok, { thing: 'cap' })
  expect([again.status, again.json.koin]).toEqual([200, 3_800])
  expect(await factsOf(nok.id)).toEqual([
    { kind: 'wardrobe.thing.bought', subject_id: 'cap', facts: { slot: 'hat', paid: 1_200 } },
  ])
  const { items } = (await fixture.send(nok, listKoins, { query: {} })).json
  expect(items[0]).toMatchObject({ activity: 'แลกของให้กล้า', point: -1_200, href: '/profile/wardrobe' })
})

test('one thing is worn in a place, a thing of the room is not shown on the avatar, and all come off again', async () => {
  const nok = await aPerson(fixture, { koin: 20_000 })
  for (const [thing, price] of [
    ['cap', 1_200],
    ['beanie', 2_000],
    ['round-glasses', 1_000],
    ['camera', 3_500],
    ['wall-dots', 2_000],
  ] as const)
    await buyThing(fixture, nok, { thing, price })
  expect(chosenOf((await fixture.send(nok, readWardrobe, {})).json)).toEqual([
    'beanie',
    'round-glasses',
    'camera',
    'wall-dots',
  ])
  expect(await imageOf(nok)).toBe('kla-1~camera~round-glasses~beanie')
  expect(chosenOf((await choose(fixture, nok, 'hat', 'cap')).json)).toContain('cap')
  expect(await imageOf(nok)).toBe('kla-1~camera~round-glasses~cap')
  for (const slot of ['hat', 'glasses', 'bag', 'wall', 'lamp'] as const) await choose(fixture, nok, slot, null)
  const { json } = await fixture.send(nok, readWardrobe, {})
  expect(chosenOf(json)).toEqual([])
  expect(ownedOf(json)).toHaveLength(5)
  expect(await imageOf(nok)).toBe('kla-1')
})

test('another avatar wears the same', async () => {
  const nok = await aPerson(fixture, { koin: 5_000 })
  await buyThing(fixture, nok, { thing: 'cap' })
  await fixture.send(nok, updateProfile, { body: { version: 1, display_image: 'aom-1' } })
  expect(await imageOf(nok)).toBe('aom-1~cap')
})

test('too little koin says what is missing and how long it takes, and keeps nothing', async () => {
  const nok = await aPerson(fixture, { koin: 1_000 })
  const reply = await buyThing(fixture, nok, { thing: 'cap' })
  expect(reply).toMatchObject({ status: 409, json: { code: 'koin_short', figures: { missing: 200 } } })
  expect(await readBalance(fixture.db, nok.id)).toBe(1_000)
  expect(ownedOf((await fixture.send(nok, readWardrobe, {})).json)).toEqual([])
  expect(await factsOf(nok.id)).toEqual([])
})

test('a price that was not the one on the screen, an unknown thing and an account that may not pay are refused', async () => {
  const nok = await aPerson(fixture, { koin: 5_000 })
  const newcomer = await aPerson(fixture, { koin: 5_000, verified: false })
  expect(await buyThing(fixture, nok, { thing: 'cap', price: 1_100 })).toMatchObject({
    status: 409,
    json: { code: 'price_changed', figures: { price: 1_200 } },
  })
  expect((await buyThing(fixture, nok, { thing: 'golden-crown' })).json.code).toBe('wardrobe_thing_not_found')
  const refused = await aPerson(fixture, { koin: 5_000, age: 14, guardian: 'refused' })
  for (const who of [newcomer, refused])
    expect((await buyThing(fixture, who, { thing: 'cap' })).json.code).toBe('buy_not_allowed')
  for (const { id } of [nok, newcomer]) expect(await readBalance(fixture.db, id)).toBe(5_000)
})

test('what is not owned, or belongs elsewhere, cannot be put on', async () => {
  const nok = await aPerson(fixture, { koin: 5_000 })
  await buyThing(fixture, nok, { thing: 'cap' })
  expect((await choose(fixture, nok, 'hat', 'beanie')).json.code).toBe('wardrobe_thing_not_owned')
  expect((await choose(fixture, nok, 'bag', 'cap')).json.code).toBe('wardrobe_wrong_slot')
  expect(await imageOf(nok)).toBe('kla-1~cap')
})

test('a content of another price leaves the price of what is there, and takes over its name', async () => {
  const things = await readWardrobeFile(new URL('../../../../../content/wardrobe.json', import.meta.url))
  const dearer = things.map((one) => (one.key === 'cap' ? { ...one, name: 'หมวก', price: 50 } : one))
  await fixture.db.transaction().execute((tx) => importWardrobe(tx, dearer))
  const nok = await aPerson(fixture, { koin: 1_200 })
  const { json } = await fixture.send(nok, readWardrobe, {})
  expect(json.things[0]).toMatchObject({ name: 'หมวก', price: koin(1_200) })
  await fillWardrobe(fixture)
})
