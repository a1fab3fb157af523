import { createPost, publishPost, updatePost } from '#features/posts/writing/contract.ts'
import { approveRevision } from '#features/posts/writing/server/decide-commands.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A post with two revisions, of which a moderator has approved one. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const content = {
    title: `เรื่องของ${name}`,
    club: 'hit' as const,
    skill: 'saving' as const,
    tags: [`แท็กของ${name}`],
    cover: { art: 'market', alt: `ปกของ${name}` },
    body: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: `เนื้อหาของ${name}` }] }],
    },
    question: null,
  }
  const { json } = await fixture.send(life, createPost, { body: { key: crypto.randomUUID(), content } })
  const { id, version } = json
  const second = { ...content, title: `เรื่องใหม่ของ${name}` }
  await fixture.send(life, updatePost, { body: { id, version, content: second, keeps: true } })
  await fixture.send(life, publishPost, { body: { id } })
  const waiting = fixture.db
    .selectFrom('post_revision')
    .select('id')
    .where('post_id', '=', id)
    .where('state', '=', 'pending')
  const { id: revisionId } = await waiting.executeTakeFirstOrThrow()
  const now = fixture.clock.now
  await fixture.db
    .transaction()
    .execute((tx) => approveRevision(tx, { revisionId, byUserId: crypto.randomUUID(), now }))
}
