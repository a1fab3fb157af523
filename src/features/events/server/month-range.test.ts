import { expect, test } from 'vitest'
import { anEvent } from '#tests/fixtures/events.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listUpcoming } from '../event-contract.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const hourMs = 3_600_000

test('an event that spans months is listed in each of them, and one that ends at midnight not in the next', async () => {
  const first = new Date('2030-01-31T23:00:00+07:00').getTime()
  const hours = (first - start.getTime()) / hourMs
  const toMidnight = await anEvent(fixture, { startsIn: hours, endsIn: hours + 1 })
  const over = await anEvent(fixture, { startsIn: hours, endsIn: hours + 1 + 1 / hourMs })
  const idsOf = async (month: number) => {
    const query = { fromMonth: month, fromYear: 2030, toMonth: month, toYear: 2030 }
    return (await fixture.send(null, listUpcoming, { query })).json.items.map(({ id }) => id)
  }
  expect((await idsOf(1)).sort()).toEqual([toMidnight, over].sort())
  expect(await idsOf(2)).toEqual([over])
  expect(await idsOf(3)).toEqual([])
})

test.each([
  ['inverted', { fromMonth: 5, fromYear: 2026, toMonth: 4, toYear: 2026 }],
  ['over twelve months', { fromMonth: 5, fromYear: 2026, toMonth: 5, toYear: 2027 }],
  ['in the Buddhist era', { fromMonth: 5, fromYear: 2569, toMonth: 5, toYear: 2569 }],
  ['without such a month', { fromMonth: 13, fromYear: 2026, toMonth: 13, toYear: 2026 }],
])('a range of months that is %s is refused', async (_, query) => {
  expect(await fixture.send(null, listUpcoming, { query })).toMatchObject({
    status: 422,
    json: { code: 'invalid_input' },
  })
})

test('a range of twelve months is accepted', async () => {
  const query = { fromMonth: 5, fromYear: 2026, toMonth: 4, toYear: 2027 }
  expect(await fixture.send(null, listUpcoming, { query })).toMatchObject({ status: 200 })
})
