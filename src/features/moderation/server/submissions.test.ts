import { expect, test } from 'vitest'
import { moderatedSummaries } from '#features/posts/summaries/server/moderated-summary-commands.ts'
import { moderatedPosts } from '#features/posts/writing/server/moderated-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { appealCase, decideAppeal } from './appeal-commands.ts'
import { decideCase, openCase } from './case-commands.ts'
import { isHeld } from './case-queries.ts'
import { checkText } from './text-flags.ts'

const fixture = await openTestbed()
const { db, clock } = fixture
const [author, one, other] = await Promise.all([aPerson(fixture), aPerson(fixture), aPerson(fixture)])
const acts: string[] = []
const subjects = {
  post: {
    ...moderatedPosts,
    approve: async () => void acts.push('approve'),
    return: async (_tx: unknown, { reason }: { reason: string }) => void acts.push(reason),
  },
  summary: moderatedSummaries,
}

test('a submitted revision opens one case, is decided once, and a granted appeal approves a returned one', async () => {
  const id = newId(clock.now)
  const written = { subjectKind: 'post' as const, subjectId: id, revisionId: id, authorId: author.id, now: clock.now }
  const submit = () => db.transaction().execute((tx) => openCase(tx, { ...written, flags: checkText('ไอ้โง่').flags }))
  await Promise.all([submit(), submit()])
  const rows = await db.selectFrom('moderation_case').selectAll().where('subject_id', '=', id).execute()
  expect(rows).toMatchObject([{ state: 'open', origin: 'submission', severity: 2 }])
  const caseId = rows[0]!.id
  const now = clock.now
  const decide = (byUserId: string) =>
    db
      .transaction()
      .execute((tx) =>
        decideCase(tx, { subjects, id: caseId, byUserId, decision: 'return', reason: 'other', note: 'แก้คำนี้นะ', now }),
      )
  const both = await Promise.allSettled([decide(one.id), decide(other.id)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(acts).toEqual(['แก้คำนี้นะ'])
  const first = both[0]!.status === 'fulfilled' ? one : other
  const second = first === one ? other : one
  expect(await isHeld(db, written)).toBe(false)
  await db.transaction().execute((tx) => appealCase(tx, { userId: author.id, id: caseId, text: 'ขอให้ดูอีกครั้ง', now }))
  const grant = { subjects, id: caseId, byUserId: second.id, decision: 'grant' as const, now }
  await db.transaction().execute((tx) => decideAppeal(tx, grant))
  expect(acts).toEqual(['แก้คำนี้นะ', 'approve'])
})
