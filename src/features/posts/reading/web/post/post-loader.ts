import { type LoaderFunctionArgs, redirect } from 'react-router'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showPost } from '../../contract.ts'
import { preparePostActs } from './late-post-acts.tsx'
import { preparePostBody } from './late-post-body.tsx'
import { preparePostTools } from './late-post-tools.tsx'

/** A published post; another slug, or its key, redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw pageRefusal('page_not_found')
  const post = await call(showPost, { query: { id: params.id } })
  if (params.id !== post.id || (params.slug ?? '') !== post.slug) throw redirect(postPath(post), 301)
  await prepareParts(post.body.content)
  return post
}

/** Loads the late parts that the server renders. */
async function prepareParts(blocks: { type: string }[]) {
  const has = (name: string) => blocks.some(({ type }) => type === name)
  await Promise.all([
    preparePostBody(),
    preparePostActs(),
    preparePostTools(),
    has('koinCalculator') &&
      import('../../../documents/web/blocks/calculator-part.tsx').then((part) => part.prepareCalculator()),
    has('slider') && import('../../../documents/web/blocks/slider-part.tsx').then((part) => part.prepareSlider()),
    has('sorting') && import('../../../documents/web/blocks/sorting-part.tsx').then((part) => part.prepareSorting()),
    has('practiceTransfer') &&
      import('../../../documents/web/blocks/transfer-part.tsx').then((part) => part.prepareTransfer()),
  ])
}
