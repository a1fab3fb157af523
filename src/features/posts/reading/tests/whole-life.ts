import { bookmarkPost } from '#features/posts/reading/bookmark-contract.ts'
import { countView } from '#features/posts/reading/contract.ts'
import { reactToPost } from '#features/posts/reading/reaction-contract.ts'
import { answerPost, likePost, sharePost } from '#features/posts/reading/reading-contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** Everything that a reader can do with an article. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const post = await fixture.db
    .selectFrom('post')
    .select(['id', 'question'])
    .where('key', '=', 'compound-interest')
    .executeTakeFirstOrThrow()
  const { id } = post
  await fixture.send(life, countView, { query: { id } })
  await fixture.send(life, likePost, { query: { id } })
  await fixture.send(life, sharePost, { body: { id } })
  await fixture.send(life, bookmarkPost, { query: { id } })
  await fixture.send(life, reactToPost, { body: { id, reaction: 'useful' } })
  await fixture.send(life, answerPost, { body: { id, choice: (post.question as { right: string }).right } })
}
