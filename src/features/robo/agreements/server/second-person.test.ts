// A version of an agreement stands once a second editor has confirmed what changes.
import { expect, test } from 'vitest'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listAdminRoboPolicies, publishRoboPolicy } from '../admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const writer = await aPerson(fixture, { roles: ['editor'] })
const second = await aPerson(fixture, { roles: ['editor'] })
const third = await aPerson(fixture, { roles: ['editor'] })
const finance = await aPerson(fixture, { roles: ['finance'] })

type Who = typeof writer
const newest = async (who: Who = writer) =>
  (await send(who, listAdminRoboPolicies, {})).json.items
    .filter(({ type }) => type === 'risk')
    .reduce((top, one) => (one.version > top.version ? one : top))
const tomorrow = () => addDays(bangkokDay(clock.now), 1)

async function ask(change: object = {}, who: Who = writer) {
  clock.now = new Date(clock.now.getTime() + 1_000)
  const { type, version, title, summary, sections } = await newest(who)
  const body = { type, version, title, summary, sections, changes: 'เขียนให้ชัดขึ้น', effective: tomorrow(), ...change }
  return send(who, publishRoboPolicy, { body })
}
const waiting = async (who: Who = second) =>
  (await send(who, listProposals, {})).json.items.filter(({ kind }) => kind === 'robo-policy')
const decide = (id: string, is_confirmed: boolean, who: Who = second) =>
  send(who, decideProposal, { body: { id, is_confirmed } })

test('a version waits, its writer cannot confirm it, and a second editor sees the sections that change alone', async () => {
  const before = await newest()
  const [first, ...rest] = before.sections
  const sections = [first!, { title: 'ข้อใหม่', text: 'อ่านก่อนกดยอมรับ' }, ...rest.slice(1)]
  expect((await ask({ sections })).status).toBe(200)
  expect((await newest()).version).toBe(before.version)
  const [own] = await waiting(writer)
  expect([own!.is_own, own!.may_confirm]).toEqual([true, false])
  expect((await decide(own!.id, true, writer)).json.code).toBe('proposal_second_person')
  expect(await waiting(finance)).toEqual([])
  const [shown] = await waiting()
  const changes = new Map(shown!.changes.map(({ name, before: was, after }) => [name, [was, after]]))
  expect(changes.get('เนื้อหาข้อ 1')).toBeUndefined()
  const was = before.sections[1]!
  expect(changes.get('เนื้อหาข้อ 2')).toEqual([`${was.title}\n${was.text}`, 'ข้อใหม่\nอ่านก่อนกดยอมรับ'])
  expect((await decide(shown!.id, true)).status).toBe(200)
  const after = await newest()
  expect([after.version, after.sections, after.effective]).toEqual([before.version + 1, sections, tomorrow()])
  const row = db.selectFrom('robo_policy').select('made_by').where('type', '=', 'risk').orderBy('version', 'desc')
  expect((await row.limit(1).executeTakeFirstOrThrow()).made_by).toBe(writer.id)
  const acts = await db
    .selectFrom('staff_act')
    .select(['act', 'actor_id'])
    .where('subject_id', 'like', 'risk%')
    .execute()
  expect(new Map(acts.map(({ act, actor_id: actor }) => [act, actor]))).toEqual(
    new Map([
      ['staff.change-proposed', writer.id],
      ['staff.change-confirmed', second.id],
      ['robo.policy-published', second.id],
    ]),
  )
})

test('of two who confirm at once one does, and of two versions that wait the newer is left', async () => {
  await ask({ title: 'ก' })
  await ask({ title: 'ข' }, third)
  const asked = await waiting()
  expect(asked.map(({ changes }) => changes.find(({ name }) => name === 'ชื่อ')?.after)).toEqual(['ข'])
  const { version } = await newest()
  const replies = await Promise.all([second, writer].map((who) => decide(asked[0]!.id, true, who)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  // A version that is not in force yet is replaced.
  expect([(await newest()).version, (await newest()).title]).toEqual([version, 'ข'])
})

test('what waited past its day, or for another version, does not take effect', async () => {
  await ask({ title: 'ค' })
  const [late] = await waiting()
  const now = clock.now
  clock.now = new Date(now.getTime() + 86_400_000)
  const fresh = await aPerson(fixture, { roles: ['editor'] })
  expect((await decide(late!.id, true, fresh)).json.code).toBe('policy_too_soon')
  expect((await decide(late!.id, false, fresh)).status).toBe(200)

  await ask({ title: 'ง' }, fresh)
  const [stale] = await waiting(fresh)
  await db
    .updateTable('robo_policy')
    .set({ summary: 'อีกคนแก้แล้ว' })
    .where('type', '=', 'risk')
    .where('version', '=', (await newest(fresh)).version)
    .execute()
  const other = await aPerson(fixture, { roles: ['editor'] })
  expect((await decide(stale!.id, true, other)).json.code).toBe('proposal_stale')
  expect((await ask({ effective: bangkokDay(clock.now) }, fresh)).json.code).toBe('policy_too_soon')
  expect((await ask({ version: 99 }, fresh)).json.code).toBe('policy_version_changed')
})
