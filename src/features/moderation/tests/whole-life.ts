import { reportPost } from '#features/moderation/report-contract.ts'
import { appealCase } from '#features/moderation/server/appeal-commands.ts'
import { decideCase, openCase } from '#features/moderation/server/case-commands.ts'
import { claimCase } from '#features/moderation/server/claim-commands.ts'
import { checkText } from '#features/moderation/server/text-flags.ts'
import { moderatedSummaries } from '#features/posts/summaries/server/moderated-summary-commands.ts'
import { moderatedPosts } from '#features/posts/writing/server/moderated-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** Reports a post, appeals against a decision about their own, and works on a case of somebody else. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { now } = fixture.clock
  const helper = await aPerson(fixture)
  await fixture.send(life, reportPost, { body: { id: 'scam-signs', reason: 'wrong', note: `รายงานของ${name}` } })
  const postId = newId(now)
  const written = { subjectKind: 'post' as const, subjectId: postId, revisionId: postId, authorId: life.id }
  const subjects = { post: { ...moderatedPosts, return: async () => {} }, summary: moderatedSummaries }
  const flags = checkText(`ของ${name} ควย`).flags.map((flag) => ({ ...flag, excerpt: `ของ${name}` }))
  await fixture.db.transaction().execute(async (tx) => {
    await openCase(tx, { ...written, flags, now })
    const { id } = await tx
      .selectFrom('moderation_case')
      .select('id')
      .where('author_id', '=', life.id)
      .executeTakeFirstOrThrow()
    await decideCase(tx, { subjects, id, byUserId: helper.id, decision: 'return', reason: 'insult', now })
    await appealCase(tx, { userId: life.id, id, text: `คำขอของ${name} ให้ดูอีกครั้ง`, now })
    const other = newId(now)
    await openCase(tx, { ...written, subjectId: other, revisionId: other, authorId: helper.id, flags: [], now })
    const theirs = await tx
      .selectFrom('moderation_case')
      .select('id')
      .where('subject_id', '=', other)
      .executeTakeFirstOrThrow()
    await claimCase(tx, { id: theirs.id, userId: life.id, now })
  })
}
