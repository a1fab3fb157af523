import { listPosts } from '#features/posts/contract.ts'
import { postPath } from '#features/posts/web/post-path.ts'

/** The address of the first article that was ever published: the same one in every run. */
export async function findArticle(origin: string): Promise<string> {
  const reply = await fetch(`${origin}${listPosts.path}?order=oldest&limit=1`)
  const { items } = (await reply.json()) as { items: { id: string; slug: string }[] }
  if (!items[0]) throw new Error('there is no article to measure')
  return postPath(items[0])
}
