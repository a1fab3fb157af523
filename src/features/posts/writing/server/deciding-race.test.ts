import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decideCase, listCases } from '#features/moderation/admin-contract.ts'
import { withdrawCase } from '#features/moderation/server/case-commands.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture, wholePost } from '#tests/fixtures/writing.ts'
import { getPost } from '../contract.ts'
import { lockDraft } from './draft-commands.ts'

const fixture = await openWritingFixture()
const { send, db, begin, save, submit, pendingOf, approve } = fixture

// Only this database: other tests wait for locks too.
const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const waitFor = (count: number) =>
  expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 60_000 }).toBe(count)

test('a resubmission and a concurrent decision do not deadlock', async () => {
  const author = await aPerson(fixture)
  const moderator = await aPerson(fixture, { roles: ['moderator'] })
  const id = await begin(author)
  await submit(author, id)
  const { items } = (await send(moderator, listCases, { query: {} })).json
  const body = { id: items[0]!.id, decision: 'approve' as const }
  // The author's transaction holds the draft, and requests the case when the moderator's is already waiting.
  const deciding = await db.transaction().execute(async (tx) => {
    await lockDraft(tx, { userId: author.id, id, command: 'save' })
    const decided = send(moderator, decideCase, { body })
    await waitFor(1)
    await withdrawCase(tx, { subjectKind: 'post', subjectId: id })
    return { decided }
  })
  expect((await deciding.decided).json.code).toBe('case_decided')
})

test.each(['author', 'moderator'] as const)(
  'when a flagged revision races with the approval of the previous one, the approved one stays published, %s first',
  async (first) => {
    const author = await aPerson(fixture)
    await db.insertInto('post_writer').values({ user_id: author.id, approved: 5 }).execute()
    const id = await begin(author)
    expect((await submit(author, id)).json.is_live).toBe(true)
    await save(author, id, 1, { title: 'โอนเงินมาที่เบอร์ 081-234-5678' })
    const unseen = await pendingOf(id)
    const acts = { author: () => submit(author, id), moderator: () => approve(unseen).catch((error) => error.code) }
    const both = await db.transaction().execute(async (tx) => {
      await lockDraft(tx, { userId: author.id, id, command: 'save' })
      const one = acts[first]()
      await waitFor(1)
      const other = acts[first === 'author' ? 'moderator' : 'author']()
      await waitFor(2)
      return [one, other]
    })
    await Promise.all(both)
    const { state } = await db
      .selectFrom('post_revision')
      .select('state')
      .where('id', '=', unseen)
      .executeTakeFirstOrThrow()
    expect(['approved', 'replaced']).toContain(state)
    const shown = await send(null, showPost, { query: { id } })
    expect(shown.status).toBe(state === 'approved' ? 200 : 404)
    if (shown.status === 200) expect(shown.json.title).toBe(wholePost.title)
    expect((await send(author, getPost, { query: { id } })).json.state).toBe('pending')
  },
)
