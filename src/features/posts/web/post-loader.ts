import { type LoaderFunctionArgs, redirect } from 'react-router'
import { commonRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { type PostView, showPost } from '../contract.ts'
import { postPath } from './post-path.ts'
import { loadCalculator } from './use-calculator.ts'

/** What must be there before the post is drawn, on the server and when the browser takes over. */
export function prepare(post: PostView): Promise<void> {
  return loadCalculator(post.body)
}

/** A published post; another slug than its own, or its key, is sent to its one address for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw commonRefusal('not_found')
  const post = await call(showPost, { query: { id: params.id } })
  if (params.id !== post.id || params.slug !== post.slug) throw redirect(postPath(post), 301)
  return post
}
