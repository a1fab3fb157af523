import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decideCase, listCases } from '#features/moderation/admin-contract.ts'
import { withdrawCase } from '#features/moderation/server/case-commands.ts'
import { aPerson } from '#tests/people.ts'
import { openWritingBed } from '#tests/writing-bed.ts'
import { holdDraft } from './draft-commands.ts'

const bed = await openWritingBed()
const { send, db, begin, submit } = bed

test('an author who hands in anew and a moderator who decides meanwhile wait for each other in no ring', async () => {
  const [author, moderator] = [await aPerson(bed), await aPerson(bed, { roles: ['moderator'] })]
  const id = await begin(author)
  await submit(author, id)
  const { items } = (await send(moderator, listCases, { query: {} })).json
  const body = { id: items[0]!.id, decision: 'approve' as const }
  // The author's hand holds the draft, and reaches for the case when the moderator's is already waiting.
  const deciding = await db.transaction().execute(async (tx) => {
    await holdDraft(tx, { userId: author.id, id })
    const decided = send(moderator, decideCase, { body })
    // Of this database alone: other tests wait for locks too.
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(db)).rows, { timeout: 60_000 }).not.toEqual([])
    await withdrawCase(tx, { subjectKind: 'post', subjectId: id })
    return { decided }
  })
  expect((await deciding.decided).json.code).toBe('case_decided')
})
