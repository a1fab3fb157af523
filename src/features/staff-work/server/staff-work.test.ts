// A piece of a queue is taken by one of the staff, handed on, given back, and free again after a day.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workKinds } from '#app/features.ts'
import { addQuestion } from '#features/quizzes/questions/admin-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { workQueues } from '#kit/work-queues.ts'
import { newId } from '#lib/server/new-id.ts'
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { claimWork, handOverWork, listWorkClaims, releaseWork } from '../admin-contract.ts'
import { claimMs } from './claim-rules.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const [writer, second, third, fourth] = [
  await aPerson(fixture, { roles: ['editor'], name: 'คนเขียน' }),
  await aPerson(fixture, { roles: ['editor'], name: 'คนที่สอง' }),
  await aPerson(fixture, { roles: ['editor'], name: 'คนที่สาม' }),
  await aPerson(fixture, { roles: ['editor'], name: 'คนที่สี่' }),
]
const queue = 'proposals'

let asked = 0
/** A change that waits for a second person. */
async function aProposal(): Promise<string> {
  const text = ['ออมวันละสิบบาทสามสิบวันได้เท่าไร', 'ค่ารถเดือนนี้เกินงบไปกี่บาทถ้าตั้งไว้หกร้อย', 'ซื้อเสื้อมือสองประหยัดกว่าตัวใหม่อย่างไร'][
    asked++
  ]!
  const { status, json } = await send(writer, addQuestion, {
    body: {
      ...{ pool: 'daily', skill: 'saving', difficulty: 1, text, source: 'เลขคณิต' },
      body: { kind: 'choice', right: 'สามร้อยหน่วย', wrong: ['สามสิบหน่วย', 'สี่สิบหน่วย'] },
      explanation: 'คิดจากจำนวนที่โจทย์บอกทีละขั้น แล้วเทียบกับตัวเลือก จะได้สามร้อยหน่วยพอดีตามโจทย์',
    },
  })
  expect([status, json.code]).toEqual([200, undefined])
  return (await send(second, listProposals, {})).json.items.at(-1)!.id
}

const codeOf = ({ status, json }: { status: number; json: object }) =>
  status === 200 ? 'done' : (json as { code?: string }).code
const take = (id: string, who: TestPerson) => send(who, claimWork, { body: { queue, id } })
const hand = (id: string, to: TestPerson, who: TestPerson) =>
  send(who, handOverWork, { body: { queue, id, to: to.id, note: 'ดูแหล่งอ้างอิงแล้ว' } })
const decide = (id: string, is_confirmed: boolean, who: TestPerson) =>
  send(who, decideProposal, { body: { id, is_confirmed } })
const claimOf = async (id: string, who: TestPerson) =>
  (await send(who, listWorkClaims, { query: { queue } })).json.claims.find((one) => one.id === id)
const claims = async (id: string) => (await sql`select from work_claim where item_id = ${id}`.execute(db)).rows.length

test('of many who take a piece at once one has it, and nobody else decides it', async () => {
  const id = await aProposal()
  const replies = await Promise.all([second, third, fourth, second, third, fourth].map((who) => take(id, who)))
  const codes = replies.map(codeOf)
  expect([codes.filter((code) => code === 'done').length >= 1, await claims(id)]).toEqual([true, 1])
  const holder = [second, third, fourth].find((_who, i) => codes[i] === 'done' || codes[i + 3] === 'done')!
  const others = [second, third, fourth].filter((who) => who !== holder)
  for (const who of others) {
    expect((await claimOf(id, who))!.is_own).toBe(false)
    expect(codeOf(await decide(id, true, who))).toBe('work_claimed')
    expect(codeOf(await take(id, who))).toBe('work_claimed')
  }
  // Who wrote it may not decide it, so they cannot take it either.
  expect(codeOf(await take(id, writer))).toBe('work_not_waiting')
  expect(codeOf(await decide(id, true, holder))).toBe('done')
  expect([await claims(id), codeOf(await take(id, holder))]).toEqual([0, 'work_not_waiting'])
})

test('it is handed on once, with a note for the receiver alone, given back, and withdrawn by who asked', async () => {
  const id = await aProposal()
  await take(id, second)
  expect(codeOf(await hand(id, writer, second))).toBe('work_no_colleague')
  expect(codeOf(await hand(id, fourth, third))).toBe('work_not_yours')
  const replies = await Promise.all([hand(id, third, second), hand(id, fourth, second)])
  expect(replies.map(codeOf).toSorted()).toEqual(['done', 'work_not_yours'])
  const [receiver, other] = codeOf(replies[0]!) === 'done' ? [third, fourth] : [fourth, third]
  expect(await claimOf(id, receiver)).toMatchObject({ is_own: true, handed_on_from: 'คนที่สอง', note: 'ดูแหล่งอ้างอิงแล้ว' })
  expect((await claimOf(id, other))!.note).toBeNull()
  const told = await sql`select from notice where user_id = ${receiver.id} and kind = 'staff-work.handed-over'`.execute(
    db,
  )
  expect(told.rows).toHaveLength(1)
  const release = (who: TestPerson) => send(who, releaseWork, { body: { queue, id } })
  expect([codeOf(await release(other)), codeOf(await release(receiver))]).toEqual(['work_not_yours', 'done'])
  await take(id, other)
  expect(codeOf(await decide(id, false, writer))).toBe('done')
  expect(await claims(id)).toBe(0)
})

test('after a day it is free again, for taking and for deciding', async () => {
  const id = await aProposal()
  await take(id, second)
  clock.now = new Date(clock.now.getTime() + claimMs + 1_000)
  for (const who of [second, third, fourth]) who.token = await freshToken(fixture, who, ['editor'])
  await sql`update staff_session set confirmed_at = ${clock.now}`.execute(db)
  expect(await claimOf(id, third)).toBeUndefined()
  expect(codeOf(await hand(id, fourth, second))).toBe('work_not_yours')
  expect(codeOf(await take(id, third))).toBe('done')
  expect(codeOf(await take(id, second))).toBe('work_claimed')
})

test('every queue is for its roles alone, and what does not wait cannot be taken', async () => {
  expect([...workKinds.keys()].toSorted()).toEqual([...workQueues].toSorted())
  const staff = new Map<StaffRole, TestPerson>()
  for (const role of staffRoles) staff.set(role, await aPerson(fixture, { roles: [role] }))
  for (const { name, roles } of workKinds.values())
    for (const role of staffRoles) {
      const who = staff.get(role)!
      const listed = await send(who, listWorkClaims, { query: { queue: name } })
      expect([name, role, listed.status]).toEqual([name, role, roles.includes(role) ? 200 : 403])
      const taken = await send(who, claimWork, { body: { queue: name, id: newId(clock.now) } })
      expect([name, role, codeOf(taken)]).toEqual([name, role, roles.includes(role) ? 'work_not_waiting' : 'forbidden'])
    }
  const unknown = { queue: 'no-such' as 'orders' }
  expect((await send(staff.get('admin')!, listWorkClaims, { query: unknown })).status).toBe(422)
})
