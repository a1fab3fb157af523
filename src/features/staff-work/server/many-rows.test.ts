// Several of the staff do the same rows at once: each row is done by one of them, and the others are told in the row.
import { expect, test } from 'vitest'
import { addQuestion } from '#features/quizzes/questions/admin-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { runRows } from '#kit/queue/run-rows.ts'
import { Refusal } from '#lib/errors.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { claimWork, handOverWork } from '../admin-contract.ts'

const fixture = await openTestbed()
const { db, send } = fixture
const named = (name: string) => aPerson(fixture, { roles: ['editor'], name })
const writer = await named('คนเขียน')
const staff = [await named('คนที่หนึ่ง'), await named('คนที่สอง'), await named('คนที่สาม')] as const
const queue = 'proposals'

const goals = ['ค่าเทอม', 'จักรยาน', 'หนังสือ', 'รองเท้า', 'ค่ายฤดูร้อน', 'กีตาร์', 'กล้อง', 'ของขวัญแม่'] as const

/** Changes that wait for a second person, in the order of the queue. */
async function someProposals(from: number, to: number): Promise<string[]> {
  const before = new Set(await waiting())
  for (const goal of goals.slice(from, to)) {
    const { status } = await send(writer, addQuestion, {
      body: {
        ...{ pool: 'daily', skill: 'saving', difficulty: 1, source: 'เลขคณิต' },
        text: `ออมวันละสิบบาทเพื่อ${goal}ครบสามสิบวันได้เท่าไร`,
        body: { kind: 'choice', right: 'สามร้อยหน่วย', wrong: ['สามสิบหน่วย', 'สี่สิบหน่วย'] },
        explanation: 'คิดจากจำนวนที่โจทย์บอกทีละขั้น แล้วเทียบกับตัวเลือก จะได้สามร้อยหน่วยพอดีตามโจทย์',
      },
    })
    expect(status).toBe(200)
  }
  return (await waiting()).filter((id) => !before.has(id))
}

async function waiting(): Promise<string[]> {
  return (await send(staff[0], listProposals, {})).json.items.map(({ id }) => id)
}

/** As the browser calls: what is not done is thrown. */
function thrown({ status, json }: { status: number; json: unknown }): void {
  if (status !== 200) throw new Refusal(json as never)
}
const takeAll = (who: TestPerson, ids: string[]) =>
  runRows(ids, async (id) => thrown(await send(who, claimWork, { body: { queue, id } })))
const dropAll = (who: TestPerson, ids: string[]) =>
  runRows(ids, async (id) => thrown(await send(who, decideProposal, { body: { id, is_confirmed: false } })))

test('of three who take and then decide the same rows at once, each row is one person’s', async () => {
  const ids = await someProposals(0, 6)
  expect(ids).toHaveLength(6)
  const taken = await Promise.all(staff.map((who) => takeAll(who, ids)))
  const claims = await db.selectFrom('work_claim').select(['item_id', 'user_id']).execute()
  expect(claims.map(({ item_id }) => item_id).toSorted()).toEqual(ids.toSorted())
  for (const [i, { done, refused }] of taken.entries()) {
    const own = claims.filter(({ user_id }) => user_id === staff[i]!.id).map(({ item_id }) => item_id)
    expect(done.toSorted()).toEqual(own.toSorted())
    expect(refused).toHaveLength(6 - own.length)
    for (const { detail } of refused) expect(detail).toMatch(/^คนที่\S+ รับเรื่องนี้ไว้แล้ว/)
  }

  const decided = await Promise.all(staff.map((who) => dropAll(who, ids)))
  expect(decided.map(({ done }) => done.toSorted())).toEqual(taken.map(({ done }) => done.toSorted()))
  const rows = await db.selectFrom('staff_proposal').select(['state', 'decided_by']).where('id', 'in', ids).execute()
  expect(rows.every(({ state }) => state === 'dropped')).toBe(true)
  expect(await db.selectFrom('work_claim').select('item_id').execute()).toEqual([])
})

test('rows that nobody took are each decided once by several at the same moment', async () => {
  const ids = await someProposals(6, 8)
  const decided = await Promise.all([...staff, ...staff].map((who) => dropAll(who, ids)))
  expect(decided.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted())
  const acts = await db.selectFrom('staff_act').select('id').where('act', '=', 'staff.change-dropped').execute()
  expect(acts).toHaveLength(8)
})

test('of taken rows and others the taken ones alone are handed on, with one note', async () => {
  const [first, second] = await (async () => {
    const rows = await db.selectFrom('staff_proposal').select('id').orderBy('id').execute()
    await db.updateTable('staff_proposal').set({ state: 'waiting', decided_by: null, decided_at: null }).execute()
    return rows.map(({ id }) => id)
  })()
  await takeAll(staff[0], [first!])
  const { done, refused } = await runRows([second!, first!], async (id) =>
    thrown(await send(staff[0], handOverWork, { body: { queue, id, to: staff[1].id, note: 'ดูแหล่งอ้างอิงแล้ว' } })),
  )
  expect([done, refused.map(({ id }) => id)]).toEqual([[first], [second]])
  expect(await db.selectFrom('work_claim').select(['item_id', 'user_id']).execute()).toEqual([
    { item_id: first, user_id: staff[1].id },
  ])
})
