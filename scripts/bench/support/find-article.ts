import { setTimeout as sleep } from 'node:timers/promises'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { listPosts } from '#features/posts/search/contract.ts'

/** The address of the first article published: the same in every run. */
export async function findArticle(origin: string): Promise<string> {
  const ask = () => fetch(`${origin}${listPosts.path}?order=oldest&limit=1`)
  let reply = await ask()
  // A product that has just started on a busy machine refuses calls for a moment.
  for (let tries = 0; reply.status === 503 && tries < 60; tries++) {
    await sleep(500)
    reply = await ask()
  }
  const { items } = (await reply.json()) as { items: { id: string; slug: string }[] }
  if (!items[0]) throw new Error('there is no article to measure')
  return postPath(items[0])
}
