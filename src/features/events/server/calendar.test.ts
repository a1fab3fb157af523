import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { anEvent } from '#tests/fixtures/events.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'
import { calendarPaths, closeFeed, openFeed, readFeed } from '../calendar-contract.ts'
import { joinEvent, waitForSeat } from '../joining-contract.ts'
import { callOffEvent } from './call-off-commands.ts'

const fixture = await openTestbed()

async function read(url: string) {
  const reply = await fixture.http.inject({ url })
  if (reply.statusCode !== 200) return { status: reply.statusCode, events: [], headers: reply.headers }
  const calendar = new ICAL.Component(ICAL.parse(reply.body))
  return {
    status: 200,
    events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
    headers: reply.headers,
  }
}

test('an event file increments its sequence when called off, and never holds the online link', async () => {
  const id = await anEvent(fixture, { online: 'https://meet.example/room' })
  const before = await read(calendarPaths.one(id))
  expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(before.events).toHaveLength(1)
  expect(before.events[0]).toMatchObject({ uid: `${id}@koinklass`, summary: 'ห้องทดลองงบเดือนแรก', sequence: 0 })
  expect(before.events[0]!.description).toContain(`${testOrigin}/events/${id}`)
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const now = fixture.clock.now
  await fixture.db
    .transaction()
    .execute((tx) => callOffEvent(tx, { eventId: id, actorId: staff.id, reason: 'ฝนตกหนัก', now }))
  // The file is cached like a page.
  fixture.clock.now = new Date(now.getTime() + 5_000)
  const after = (await read(calendarPaths.one(id))).events[0]!
  expect(after.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(after.sequence).toBe(1)
  const feed = await fixture.http.inject({ url: calendarPaths.all })
  expect(feed.body).toContain(id)
  expect(feed.body).not.toContain('meet.example')
})

test('an unknown calendar is a 404', async () => {
  for (const url of [
    calendarPaths.one('x'),
    calendarPaths.one(crypto.randomUUID()),
    calendarPaths.own,
    `${calendarPaths.own}?key=x`,
  ])
    expect(await read(url)).toMatchObject({ status: 404 })
})

test("a person's calendar holds only their seats, and its address is revoked by a new one or by closing it", async () => {
  const mine = await anEvent(fixture)
  const waited = await anEvent(fixture, { capacity: 1 })
  const other = await anEvent(fixture)
  const nok = await aPerson(fixture)
  const holder = await aPerson(fixture)
  await fixture.send(nok, joinEvent, { query: { id: mine } })
  await fixture.send(holder, joinEvent, { query: { id: waited } })
  await fixture.send(nok, waitForSeat, { query: { id: waited } })
  expect(await fixture.send(nok, readFeed, {})).toMatchObject({ json: { made_at: null } })
  const first = (await fixture.send(nok, openFeed, {})).json.path
  const found = await read(first)
  expect(found.events.map(({ uid }) => uid)).toEqual([`${mine}@koinklass`])
  expect(found.headers['cache-control']).toBe('private, no-store')
  expect(other).not.toBe(mine)
  const second = (await fixture.send(nok, openFeed, {})).json.path
  expect(await read(first)).toMatchObject({ status: 404 })
  expect(await read(second)).toMatchObject({ status: 200 })
  for (const _ of [1, 2])
    expect(await fixture.send(nok, closeFeed, {})).toMatchObject({ status: 200, json: { made_at: null } })
  expect(await read(second)).toMatchObject({ status: 404 })
})
