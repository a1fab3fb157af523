import { expect, test } from 'vitest'
import { readDesk } from '#features/admin/desk-admin-contract.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { newId } from '#lib/server/new-id.ts'
import { aPerson, people, type TestPerson } from '#tests/fixtures/people.ts'
import { aPost } from '#tests/support/posted.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { decideCase, listCases, showCase } from '../admin-contract.ts'
import { claimCase, handOverCase, releaseCase } from '../claim-contract.ts'
import { reportPost } from '../report-contract.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture
const moderators = await Promise.all(
  ['หนึ่ง', 'สอง', 'สาม', 'สี่'].map((name) => aPerson(fixture, { roles: ['moderator'], name: `ผู้ตรวจ${name}` })),
)
const [first, second] = moderators as [TestPerson, TestPerson]
const author = await aPerson(fixture)

async function aCase(): Promise<string> {
  const postId = await aPost(fixture, author)
  const [reporter] = await people(fixture, 1)
  await send(reporter!, reportPost, { body: { id: postId, reason: 'insult' } })
  const { id } = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', postId)
    .executeTakeFirstOrThrow()
  return id
}

const claim = (who: TestPerson, id: string) => send(who, claimCase, { body: { id } })
const claimOf = async (id: string, who = first) => (await send(who, showCase, { query: { id } })).json.claim
const actsOf = (id: string) =>
  db
    .selectFrom('staff_act')
    .select(['act', 'before', 'after'])
    .where('subject_id', '=', id)
    .where('act', 'like', 'moderation.%')
    .orderBy('id')
    .execute()

test('of four moderators who take a case at the same moment one has it, and the others learn who', async () => {
  const id = await aCase()
  const replies = await Promise.all([...moderators, ...moderators].map((who) => claim(who, id)))
  const won = moderators.filter((_, nth) => replies[nth]!.status === 200)
  expect(won).toHaveLength(1)
  const lost = replies.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(6)
  for (const { json } of lost)
    expect(json).toMatchObject({ code: 'case_claimed', detail: expect.stringContaining('ผู้ตรวจ') })
  expect(await db.selectFrom('moderation_claim').select('user_id').where('case_id', '=', id).execute()).toEqual([
    { user_id: won[0]!.id },
  ])
  expect(await actsOf(id)).toEqual([
    { act: 'moderation.claimed', before: { holder_id: null }, after: { holder_id: won[0]!.id } },
  ])
})

test('the queue and the morning page name who has a case; the next case is one that nobody has', async () => {
  const [one, other] = [await aCase(), await aCase()]
  await claim(first, one)
  const { items } = (await send(second, listCases, { query: { limit: 50 } })).json
  expect(items.find(({ id }) => id === one)).toMatchObject({ holder: 'ผู้ตรวจหนึ่ง' })
  expect(items.find(({ id }) => id === other)).toMatchObject({ holder: null })
  const { queues } = (await send(second, readDesk, {})).json
  expect(queues.find(({ key }) => key === 'reported-texts')?.holders).toContain('ผู้ตรวจหนึ่ง')
  const { next_id: next } = (await send(second, showCase, { query: { id: other } })).json
  expect(next).not.toBe(one)
})

test('a case is handed on with a note, which the receiver reads; the giver cannot do so twice', async () => {
  const id = await aCase()
  await claim(first, id)
  const hand = (who: TestPerson, to: string, note = 'ดูถึงย่อหน้าสอง ช่วยดูต่อที') =>
    send(who, handOverCase, { body: { id, to, note } })
  expect((await hand(first, first.id)).json.code).toBe('no_such_colleague')
  expect((await hand(second, moderators[2]!.id)).json.code).toBe('not_your_claim')
  expect((await hand(first, author.id)).json.code).toBe('no_such_colleague')
  expect((await hand(first, second.id, ' ')).json.code).toBe('invalid_input')
  const replies = await Promise.all([hand(first, second.id), hand(first, moderators[2]!.id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const receiver = replies[0]!.status === 200 ? second : moderators[2]!
  expect(await claimOf(id, receiver)).toMatchObject({
    is_own: true,
    handed_on_from: 'ผู้ตรวจหนึ่ง',
    note: 'ดูถึงย่อหน้าสอง ช่วยดูต่อที',
  })
  const told = (await send(receiver, listNotices, { query: {} })).json.items
  expect(told.map(({ href }) => href)).toContain(`/admin/moderation/${id}`)
  // The log holds who, not what was written.
  expect(JSON.stringify(await actsOf(id))).not.toContain('ย่อหน้า')
})

test('a case goes back to the queue, and what was left lying for a day is free', async () => {
  const id = await aCase()
  await claim(first, id)
  expect((await send(second, releaseCase, { body: { id } })).json.code).toBe('not_your_claim')
  expect((await send(first, releaseCase, { body: { id } })).status).toBe(200)
  expect(await claimOf(id)).toBeNull()
  await claim(first, id)
  expect((await claim(second, id)).json.code).toBe('case_claimed')
  await db
    .updateTable('moderation_claim')
    .set({ claimed_at: new Date(clock.now.getTime() - 24 * 3_600_000) })
    .where('case_id', '=', id)
    .execute()
  expect(await claimOf(id)).toBeNull()
  expect((await claim(second, id)).status).toBe(200)
  expect((await actsOf(id)).at(-1)).toMatchObject({ before: { holder_id: first.id }, after: { holder_id: second.id } })
})

test('only who has a case decides it, but anybody hides at once; the decision ends the claim', async () => {
  const [calm, urgent] = [await aCase(), await aCase()]
  await claim(first, calm)
  await claim(first, urgent)
  const decide = (who: TestPerson, id: string, decision: 'restore' | 'hide') =>
    send(who, decideCase, { body: { id, decision, ...(decision === 'hide' && { reason: 'insult' as const }) } })
  expect((await decide(second, calm, 'restore')).json.code).toBe('case_claimed')
  expect((await send(second, showCase, { query: { id: calm } })).json.state).toBe('open')
  expect((await decide(second, urgent, 'hide')).status).toBe(200)
  expect((await decide(first, calm, 'restore')).status).toBe(200)
  expect(await db.selectFrom('moderation_claim').selectAll().where('case_id', 'in', [calm, urgent]).execute()).toEqual(
    [],
  )
  expect((await claim(second, calm)).json.code).toBe('case_decided')
})

test('nobody takes a case about their own text, or one that is not there', async () => {
  const id = await aCase()
  const own = { ...first }
  await db.updateTable('moderation_case').set({ author_id: own.id }).where('id', '=', id).execute()
  expect((await claim(own, id)).json.code).toBe('own_case')
  expect((await claim(first, newId(clock.now))).json.code).toBe('case_not_found')
  expect((await claim(author, id)).json.code).toBe('forbidden')
})
