import { expect, test } from 'vitest'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { callOff, createEvent, editEvent, giveVoucher, listAdminEvents, showAdminEvent } from '../admin-contract.ts'
import { showEvent } from '../event-contract.ts'
import { cancelEvent, joinEvent } from '../joining-contract.ts'

const fixture = await openTestbed()
const editor = await aPerson(fixture, { roles: ['editor'] })
const at = (id: string) => ({ query: { id } })
const inHours = (hours: number) => new Date(fixture.clock.now.getTime() + hours * 3_600_000).toISOString()

const form = {
  kind: 'talk' as const,
  skill: 'saving' as const,
  title: 'คุยเรื่องออม',
  summary: 'วงคุยจำลอง',
  description: 'ย่อหน้าเดียว',
  is_simulated: true,
  cover: 'market',
  place: 'ห้องจำลอง',
  map_url: null,
  online_url: null,
  opens_at: inHours(-1),
  closes_at: inHours(40),
  starts_at: inHours(48),
  ends_at: inHours(50),
  capacity: 2,
  fee: 100,
  reward: 0,
}

const actsOn = async (id: string) =>
  (await fixture.db.selectFrom('staff_act').selectAll().where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act, before, after }) => ({ act, before, after }),
  )

test('an editor creates an event once and edits it, and the audit log records each change', async () => {
  const key = { 'idempotency-key': 'make' }
  const { id } = (await fixture.send(editor, createEvent, { body: form }, key)).json
  expect((await fixture.send(editor, createEvent, { body: form }, key)).json).toEqual({ id })
  const nok = await aPerson(fixture, { koin: 100 })
  expect(await fixture.send(nok, joinEvent, at(id))).toMatchObject({ status: 200 })
  const edited = { ...form, title: 'คุยเรื่องออมกัน', capacity: 3 }
  expect(await fixture.send(editor, editEvent, { ...at(id), body: edited })).toMatchObject({ status: 200 })
  expect(await fixture.send(null, showEvent, at(id))).toMatchObject({
    json: { title: 'คุยเรื่องออมกัน', seats_left: 2, is_simulated: true },
  })
  // Saving without changes is not recorded.
  await fixture.send(editor, editEvent, { ...at(id), body: edited })
  expect(await actsOn(id)).toEqual([
    { act: 'event.created', before: null, after: { ...form, title_phrases: null } },
    {
      act: 'event.edited',
      before: { title: 'คุยเรื่องออม', capacity: 2 },
      after: { title: 'คุยเรื่องออมกัน', capacity: 3 },
    },
  ])
  const shown = await fixture.send(editor, showAdminEvent, at(id))
  expect(shown.json.people).toMatchObject([{ user_id: nok.id, queue_place: null, attended_at: null }])
  expect(shown.json.code).toBeNull()
  expect((await fixture.send(editor, listAdminEvents, {})).json.items.map((event) => event.id)).toContain(id)
})

test('after people joined, the fee is fixed and the capacity covers the seats taken', async () => {
  const { id } = (await fixture.send(editor, createEvent, { body: form })).json
  const one = await aPerson(fixture, { koin: 100 })
  const two = await aPerson(fixture, { koin: 100 })
  for (const person of [one, two]) await fixture.send(person, joinEvent, at(id))
  for (const change of [{ fee: 0 }, { fee: 200 }, { capacity: 1 }])
    expect(await fixture.send(editor, editEvent, { ...at(id), body: { ...form, ...change } })).toMatchObject({
      status: 409,
      json: { code: 'event_has_people' },
    })
  for (const person of [one, two]) await fixture.send(person, cancelEvent, at(id))
  expect(await fixture.send(editor, editEvent, { ...at(id), body: { ...form, fee: 0 } })).toMatchObject({ status: 200 })
})

test.each([
  ['place', { place: null }],
  ['closes_at', { closes_at: inHours(-2) }],
  ['closes_at', { closes_at: inHours(49) }],
  ['ends_at', { ends_at: inHours(48) }],
  ['map_url', { map_url: 'javascript:alert(1)' }],
  ['online_url', { online_url: '//evil.example' }],
])('a form with an invalid %s names the field', async (path, change) => {
  const reply = await fixture.send(editor, createEvent, { body: { ...form, ...change } as typeof form })
  expect(reply).toMatchObject({ status: 422, json: { fields: [{ path }] } })
})

test('calling off is recorded with its reason, stops joining and editing, and happens once', async () => {
  const id = await anEvent(fixture)
  const body = { reason: 'ฝนตกหนัก' }
  for (const _ of [1, 2])
    expect(await fixture.send(editor, callOff, { ...at(id), body })).toMatchObject({ status: 200 })
  expect((await actsOn(id)).map(({ act }) => act)).toEqual(['event.called-off'])
  const nok = await aPerson(fixture)
  expect(await fixture.send(nok, joinEvent, at(id))).toMatchObject({ json: { code: 'event_called_off' } })
  expect(await fixture.send(null, showEvent, at(id))).toMatchObject({
    json: { state: 'called_off', called_off_reason: 'ฝนตกหนัก' },
  })
  expect(await fixture.send(editor, editEvent, { ...at(id), body: form })).toMatchObject({
    json: { code: 'event_called_off' },
  })
})

test('a voucher is given by display name, once per reference', async () => {
  const nok = await aPerson(fixture, { name: 'น้องดาวเหนือ' })
  const body = { display_name: 'น้องดาวเหนือ', reference: crypto.randomUUID() }
  expect(await fixture.send(editor, giveVoucher, { body })).toMatchObject({ json: { is_new: true } })
  expect(await fixture.send(editor, giveVoucher, { body })).toMatchObject({ json: { is_new: false } })
  expect(await fixture.send(nok, showEvent, at(await anEvent(fixture)))).toMatchObject({
    json: { mine: { vouchers: 1 } },
  })
  const unknown = { ...body, display_name: 'ไม่มีคนนี้' }
  expect(await fixture.send(editor, giveVoucher, { body: unknown })).toMatchObject({
    json: { code: 'person_not_found' },
  })
  expect(await findEventFaults(fixture)).toEqual([])
})

test('the list of staff begins with the next event; what is over comes last, the latest first', async () => {
  const ids: string[] = []
  for (const startsIn of [-72, -24, 72, 24]) ids.push(await anEvent(fixture, { opensIn: -100, startsIn }))
  // It runs now: it is not over.
  ids.push(await anEvent(fixture, { opensIn: -100, startsIn: -1 }))
  const listed = (await fixture.send(editor, listAdminEvents, {})).json.items.map(({ id }) => id)
  const [old, last, later, next, running] = ids
  expect(listed.filter((id) => ids.includes(id))).toEqual([running, next, later, last, old])
})
