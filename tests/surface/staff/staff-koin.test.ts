// Every staff call that changes the ledger declares it in its contract; no member of staff can pay themselves, directly
// or through a child.
import { afterEach, expect, test } from 'vitest'
import { checkInByStaff, createEvent, decideReward, editEvent, giveVoucher } from '#features/events/admin-contract.ts'
import { checkIn } from '#features/events/check-in-contract.ts'
import { joinEvent } from '#features/events/joining-contract.ts'
import { adminAdjustKoin } from '#features/finance/adjust-contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { decideAppeal, decideCase } from '#features/moderation/admin-contract.ts'
import { decideSummary } from '#features/posts/summaries/summary-admin-contract.ts'
import { decideProposal } from '#features/staff-value/admin-contract.ts'
import type { CallInput, Endpoint } from '#lib/contract.ts'
import { newId } from '#lib/server/new-id.ts'
import { type StaffRole, steppedUpMs } from '#lib/staff-roles.ts'
import { anEvent } from '../../fixtures/events.ts'
import { aPerson, freshToken, type PersonOptions, type TestPerson } from '../../fixtures/people.ts'
import { openWritingFixture } from '../../fixtures/writing.ts'
import { openKoinGraph } from '../../support/staff-koin-graph.ts'

const fixture = await openWritingFixture()
const start = fixture.clock.now
const leadsToKoin = openKoinGraph()
const ofStaff = fixture.routes.filter(({ spec }) => spec.access === 'staff').map(({ name, spec }) => ({ name, spec }))
const roles: StaffRole[] = ['editor', 'moderator', 'finance']
const staffOf = (options: PersonOptions = {}) => aPerson(fixture, { roles, ...options })

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

test.each(ofStaff.filter(({ spec }) => spec.method !== 'GET'))(
  '$name declares in its contract whether it leads to koin',
  ({ name, spec }) => {
    expect([name, leadsToKoin(name)]).toEqual([name, spec.koin !== undefined])
  },
)

const inHours = (hours: number) => new Date(fixture.clock.now.getTime() + hours * 3_600_000).toISOString()
const formOf = (reward: number, capacity: number) => ({
  kind: 'talk' as const,
  skill: 'saving' as const,
  title: 'คุยเรื่องออม',
  summary: 'วงคุยจำลอง',
  description: 'ย่อหน้าเดียว',
  cover: 'market',
  place: 'ห้องจำลอง',
  map_url: null,
  online_url: null,
  opens_at: inHours(-2),
  closes_at: inHours(0.5),
  starts_at: inHours(0.5),
  ends_at: inHours(2),
  capacity,
  fee: 0,
  reward,
})

/** A call prepared up to the moment of a payment: `to` is the receiver, and the result tells how to make the call. */
type Ready = {
  [E in string]: (to: TestPerson, name: string) => Promise<{ spec: Endpoint; input: CallInput<Endpoint> }>
}

const paying: Ready = {
  checkInByStaff: async (to) => {
    const id = await anEvent(fixture, { startsIn: 0.5, closesIn: 0.4, reward: 500 })
    await fixture.send(to, joinEvent, { query: { id } })
    return { spec: checkInByStaff, input: { query: { id }, body: { user_id: to.id } } }
  },
  giveVoucher: async (_to, display_name) => ({
    spec: giveVoucher,
    input: { body: { display_name, reference: crypto.randomUUID() } },
  }),
  adminAdjustKoin: async (to) => ({
    spec: adminAdjustKoin,
    input: { body: { user_id: to.id, amount: 5_00, reason: 'missing', note: 'ทดสอบ' } },
  }),
  decideProposal: async (to) => {
    const body = { user_id: to.id, amount: 2_000_00, reason: 'missing' as const, note: 'ทดสอบ' }
    const asking = await staffOf()
    expect((await fixture.send(asking, adminAdjustKoin, { body })).json.is_waiting).toBe(true)
    const { id } = await fixture.db
      .selectFrom('staff_proposal')
      .select('id')
      .where('proposed_by', '=', asking.id)
      .executeTakeFirstOrThrow()
    return { spec: decideProposal, input: { body: { id, is_confirmed: true } } }
  },
  decideCase: async (to) => {
    const id = await fixture.begin(to)
    await fixture.submit(to, id)
    return { spec: decideCase, input: { body: { id: await caseOf(id), decision: 'approve' } } }
  },
  decideAppeal: async (to) => {
    const id = await fixture.begin(to)
    await fixture.submit(to, id)
    const caseId = await caseOf(id)
    const body = { id: caseId, decision: 'return' as const, reason: 'other' as const, note: 'ขอที่มา' }
    expect((await fixture.send(await staffOf(), decideCase, { body })).status).toBe(200)
    const appeal = { user_id: to.id, case_id: caseId, text: 'ขอให้ดูอีกครั้ง', made_at: fixture.clock.now }
    await fixture.db.insertInto('moderation_appeal').values(appeal).execute()
    return { spec: decideAppeal, input: { body: { id: caseId, decision: 'grant' } } }
  },
  decideSummary: async (to) => {
    const { id: postId } = await fixture.db
      .selectFrom('post')
      .select('id')
      .where('author_id', 'is', null)
      .executeTakeFirstOrThrow()
    const id = newId(fixture.clock.now)
    const row = { user_id: to.id, post_id: postId, id, day: '2026-11-21', text: 'สรุป', state: 'waiting', flags: '[]' }
    await fixture.db
      .insertInto('post_summary')
      .values({ ...row, made_at: fixture.clock.now, updated_at: fixture.clock.now })
      .execute()
    return { spec: decideSummary, input: { body: { id, version: 1, reason: null } } }
  },
}

const caseOf = async (postId: string) =>
  (
    await fixture.db
      .selectFrom('moderation_case')
      .select('id')
      .where('subject_id', '=', postId)
      .executeTakeFirstOrThrow()
  ).id

const worth = async ({ id }: TestPerson) => [
  await readBalance(fixture.db, id),
  (await fixture.db.selectFrom('event_voucher').select('id').where('user_id', '=', id).execute()).length,
]

test('every call that pays is tried below', () => {
  const named = ofStaff.flatMap(({ name, spec }) => (spec.koin === 'pays' ? [name] : []))
  expect(Object.keys(paying).sort()).toEqual(named.sort())
})

test.each(ofStaff.filter(({ spec }) => spec.koin === 'sets' || spec.koin === 'pays'))(
  '$name asks for a step-up',
  ({ spec }) => {
    expect(spec.stepUp).toBeTruthy()
  },
)

const families: { owner: string; make: () => Promise<{ actor: TestPerson; to: TestPerson; name: string }> }[] = [
  {
    owner: 'themselves',
    make: async () => {
      const name = `ตัวเอง ${crypto.randomUUID().slice(0, 8)}`
      const actor = await staffOf({ name })
      return { actor, to: actor, name }
    },
  },
  {
    owner: 'another account of their mailbox',
    make: async () => {
      const name = `สอง ${crypto.randomUUID().slice(0, 8)}`
      const box = crypto.randomUUID()
      const actor = await staffOf({ email: `${box}@example.com` })
      return { actor, to: await aPerson(fixture, { name, email: `${box}+2@example.com`, sharesMailbox: true }), name }
    },
  },
  {
    owner: 'their child',
    make: async () => {
      const name = `ลูก ${crypto.randomUUID().slice(0, 8)}`
      const to = await aPerson(fixture, { name, age: 15, guardian: 'allowed' })
      return { actor: await staffOf({ email: `parent-${to.email}` }), to, name }
    },
  },
  {
    owner: 'a child whose guardian they were',
    make: async () => {
      const name = `เดิม ${crypto.randomUUID().slice(0, 8)}`
      const to = await aPerson(fixture, { name, age: 15, guardian: 'allowed' })
      const actor = await staffOf()
      const said = { answer: 'agreed', email: actor.email, name: 'พ่อ', relation: 'father', birth_year: 1980 }
      await fixture.db
        .insertInto('guardian_answer')
        .values({
          ...said,
          user_id: to.id,
          id: newId(fixture.clock.now),
          policy_version: 1,
          made_at: fixture.clock.now,
        })
        .execute()
      return { actor, to, name }
    },
  },
]

for (const name of Object.keys(paying)) {
  test.each(families)(`${name} pays nothing to $whose, and pays another`, async ({ make }) => {
    const { actor, to, name: shown } = await make()
    const { spec, input } = await paying[name]!(to, shown)
    const reply = await fixture.send(actor, spec, input)
    expect([reply.status, reply.json]).toMatchObject([
      409,
      { code: expect.stringMatching(/^own_(gain|case|summary)$|revision_own/) },
    ])
    expect(await worth(to)).toEqual([0, 0])
    expect((await fixture.send(await staffOf(), spec, input)).status).toBe(200)
    expect(await worth(to)).not.toEqual([0, 0])
  })

  test(`${name} pays nobody without a fresh second factor`, async () => {
    const shown = `คนอื่น ${crypto.randomUUID().slice(0, 8)}`
    const to = await aPerson(fixture, { name: shown })
    const actor = await staffOf()
    const { spec, input } = await paying[name]!(to, shown)
    fixture.clock.now = new Date(start.getTime() + steppedUpMs)
    const token = await freshToken(fixture, actor, roles)
    expect(await fixture.send({ token }, spec, input)).toMatchObject({ status: 403, json: { code: 'step_up_needed' } })
    expect(await worth(to)).toEqual([0, 0])
  })
}

test('an editor cannot create koin alone: event, joining, checking in by list, by pass or by the code of the room', async () => {
  const editor = await staffOf()
  const { id } = (await fixture.send(editor, createEvent, { body: formOf(10_000, 10) })).json
  await fixture.send(editor, joinEvent, { query: { id } })
  const byList = { query: { id }, body: { user_id: editor.id } }
  expect(await fixture.send(editor, checkInByStaff, byList)).toMatchObject({ status: 409, json: { code: 'own_gain' } })
  const pass = await fixture.http.inject({
    url: `/v2/api/event/pass?id=${id}`,
    headers: { authorization: `Bearer ${editor.token}` },
  })
  const byPass = { query: { id }, body: { pass: pass.json().code } }
  expect(await fixture.send(editor, checkInByStaff, byPass)).toMatchObject({ status: 409, json: { code: 'own_gain' } })
  const room = await fixture.http.inject({
    url: `/v2/api/admin/event?id=${id}`,
    headers: { authorization: `Bearer ${editor.token}` },
  })
  const byCode = { body: { id, code: room.json().code.digits } }
  expect(await fixture.send(editor, checkIn, byCode)).toMatchObject({ status: 409, json: { code: 'staff_by_staff' } })
  expect(await readBalance(fixture.db, editor.id)).toBe(0)
  // Nor with the help of somebody else: it is their own event.
  expect(await fixture.send(await staffOf(), checkInByStaff, byList)).toMatchObject({
    status: 409,
    json: { code: 'maker_gain' },
  })
  expect(await readBalance(fixture.db, editor.id)).toBe(0)
})

const payoutOf = (id: string) =>
  fixture.db.selectFrom('event').select(['reward', 'capacity']).where('id', '=', id).executeTakeFirstOrThrow()
const askedOf = async (who: TestPerson, id: string) =>
  (
    await fixture.http.inject({
      url: `/v2/api/admin/event?id=${id}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).json().asked

test('a payout above the limit waits for a second person, and the event pays as before until then', async () => {
  const editor = await staffOf()
  const { id } = (await fixture.send(editor, createEvent, { body: formOf(10_000, 11) })).json
  expect(await payoutOf(id)).toEqual({ reward: 0, capacity: 11 })
  const asked = await askedOf(editor, id)
  expect(asked).toMatchObject({ reward: 10_000, capacity: 11, is_own: true })
  const yes = { query: { id }, body: { id: asked.id, is_confirmed: true } }
  expect(await fixture.send(editor, decideReward, yes)).toMatchObject({ json: { code: 'second_person_needed' } })
  expect(await payoutOf(id)).toEqual({ reward: 0, capacity: 11 })
  const seconds = [await staffOf(), await staffOf()]
  const replies = await Promise.all(seconds.map((second) => fixture.send(second, decideReward, yes)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await payoutOf(id)).toEqual({ reward: 10_000, capacity: 11 })
  // More seats mean a higher payout.
  await fixture.send(editor, editEvent, { query: { id }, body: formOf(10_000, 30) })
  expect(await payoutOf(id)).toEqual({ reward: 10_000, capacity: 11 })
  const more = await askedOf(seconds[0]!, id)
  expect(more).toMatchObject({ capacity: 30, is_own: false })
  await fixture.send(editor, decideReward, { query: { id }, body: { id: more.id, is_confirmed: false } })
  expect([await askedOf(editor, id), await payoutOf(id)]).toEqual([null, { reward: 10_000, capacity: 11 }])
})

test('many small events of one person in a week are added up, also concurrently; a lower payout needs no approval', async () => {
  const editor = await staffOf()
  const made = await Promise.all(
    Array.from({ length: 6 }, () => fixture.send(editor, createEvent, { body: formOf(5_000, 5) })),
  )
  const rewards = await Promise.all(made.map(async ({ json }) => (await payoutOf(json.id)).reward))
  expect(rewards.filter((reward) => reward === 5_000)).toHaveLength(4)
  const first = made[rewards.indexOf(5_000 as never)]!.json.id
  await fixture.send(editor, editEvent, { query: { id: first }, body: formOf(1_000, 5) })
  expect(await payoutOf(first)).toEqual({ reward: 1_000, capacity: 5 })
  // The limit is a rate like others.
  await fixture.db
    .insertInto('rate')
    .values({ key: 'staff.alone', effective_from: new Date(start.getTime() - 1), koin: 500_000 as never })
    .execute()
  const { id } = (await fixture.send(editor, createEvent, { body: formOf(10_000, 40) })).json
  expect(await payoutOf(id)).toEqual({ reward: 10_000, capacity: 40 })
})
