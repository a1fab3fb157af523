import { expect, test } from 'vitest'
import { viewHome } from '#app/home/contract.ts'
import { listUpcoming } from '#features/events/event-contract.ts'
import { listPremiums, showCharity } from '#features/store/premiums/contract.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readEnv } from './env.ts'
import { importContent } from './seed.ts'

/** What visitors see of a database into which the content was imported with these settings. */
async function openShelves(settings: Record<string, string>) {
  const { db, clock, send } = await openTestbed()
  const env = readEnv({ DATABASE_URL: 'postgres://x@localhost/x', ...settings })
  await importContent(db, clock.now, env)
  const [events, premiums, charity, home] = await Promise.all([
    send(null, listUpcoming, { query: {} }),
    send(null, listPremiums, { query: { limit: '50' } }),
    send(null, showCharity, {}),
    send(null, viewHome, {}),
  ])
  return {
    events: events.json.items,
    premiums: premiums.json.items,
    charity: charity.json.items,
    homeEvents: home.json.events,
  }
}

const own = await openShelves({})
const ownWithSamples = await openShelves({ SAMPLE_CONTENT: 'on' })
const demo = await openShelves({ EMBEDDED_DATABASE: 'true' })
const demoWithout = await openShelves({ EMBEDDED_DATABASE: 'true', SAMPLE_CONTENT: 'off' })

test.each([
  ['a database of one’s own', own],
  ['the embedded database, told so', demoWithout],
])('%s starts without invented events, codes and charities, and with real vouchers', (_where, shelves) => {
  expect({ events: shelves.events, charity: shelves.charity, home: shelves.homeEvents }).toEqual({
    events: [],
    charity: [],
    home: [],
  })
  expect([...new Set(shelves.premiums.map(({ type }) => type))].sort()).toEqual(['physical', 'voucher'])
  expect(shelves.premiums.filter((premium) => premium.is_simulated)).toEqual([])
})

test.each([
  ['the embedded database', demo],
  ['a database of one’s own that asks for them', ownWithSamples],
])('on %s every invented event, code and charity says so in the lists', (_where, shelves) => {
  expect(shelves.events.length).toBeGreaterThan(0)
  expect(shelves.homeEvents.length).toBeGreaterThan(0)
  expect(shelves.charity.length).toBeGreaterThan(0)
  for (const one of [...shelves.events, ...shelves.homeEvents, ...shelves.charity])
    expect(one).toMatchObject({ is_simulated: true })
  expect(new Set(shelves.premiums.map(({ type, is_simulated }) => `${type} ${is_simulated}`))).toEqual(
    new Set(['physical false', 'voucher false', 'code true', 'charity true']),
  )
})

test('a setting that is neither on nor off stops the start', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://x@localhost/x', SAMPLE_CONTENT: 'yes' })).toThrow('SAMPLE_CONTENT')
})
