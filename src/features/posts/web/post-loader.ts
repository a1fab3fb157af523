import { type LoaderFunctionArgs, redirect } from 'react-router'
import { commonRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showPost } from '../contract.ts'
import { prepareCalculator } from './calculator-part.tsx'
import { postPath } from './post-path.ts'

/** A published post; another slug than its own, or its key, is sent to its one address for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw commonRefusal('not_found')
  const post = await call(showPost, { query: { id: params.id } })
  if (params.id !== post.id || params.slug !== post.slug) throw redirect(postPath(post), 301)
  if (post.body.content.some(({ type }) => type === 'koinCalculator')) await prepareCalculator()
  return post
}
