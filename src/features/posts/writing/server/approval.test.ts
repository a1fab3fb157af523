import { expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost } from '#tests/fixtures/writing.ts'
import { noteApproval, readApproval } from '../approval-contract.ts'
import { unpublishPost } from '../contract.ts'

const fixture = await openWritingFixture()
const { send, db, clock, begin, save, submit, pendingOf, approve, publishOne } = fixture

const approvalOf = async (who: TestPerson) => (await send(who, readApproval, {})).json.approved
const note = (who: TestPerson, id: string) => send(who, noteApproval, { body: { id } })

test('an approved post is told to its author once, with what it paid, and to nobody else', async () => {
  const [author, other] = [await aPerson(fixture), await aPerson(fixture)]
  const id = await begin(author)
  await submit(author, id)
  expect(await approvalOf(author)).toBeNull()
  await approve(await pendingOf(id))
  const approved = await approvalOf(author)
  const balance = await readBalance(db, author.id)
  expect(approved).toEqual({
    id,
    title: wholePost.title,
    paid: 2_000,
    gained: {
      balance,
      skills: [{ skill: wholePost.skill, points: expect.any(Number), before: 0, after: expect.any(Number) }],
    },
  })
  expect([balance, await approvalOf(other)]).toEqual([2_000, null])

  // Another person's note changes nothing; the author's own, sent twice at once, ends it and moves no koin.
  expect((await note(other, id)).status).toBe(200)
  expect(await approvalOf(author)).toEqual(approved)
  const both = await Promise.all([note(author, id), note(author, id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await approvalOf(author)).toBeNull()
  expect(await readBalance(db, author.id)).toBe(2_000)

  // A new text of the same post is no first approval.
  await save(author, id, 1, { title: 'ชื่อใหม่' })
  await submit(author, id)
  await approve(await pendingOf(id))
  expect(await approvalOf(author)).toBeNull()
  expect(await auditLedger(db)).toEqual([])
})

test('one after the other, the oldest first; a post that no reader sees waits; beyond the paid ones it says no koin', async () => {
  const author = await aPerson(fixture)
  const row = { approved: 3, rewarded: 3, rewarded_month: bangkokMonth(clock.now) }
  await db
    .insertInto('post_writer')
    .values({ user_id: author.id, ...row })
    .execute()
  const first = await publishOne(author, { title: 'เรื่องที่สี่' })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const second = await publishOne(author, { title: 'เรื่องที่ห้า' })
  expect(await approvalOf(author)).toMatchObject({ id: first, paid: 2_000 })
  await send(author, unpublishPost, { body: { id: first } })
  expect(await approvalOf(author)).toMatchObject({ id: second, paid: 0, gained: { balance: 2_000, skills: [] } })
  await note(author, second)
  expect(await approvalOf(author)).toBeNull()
})
