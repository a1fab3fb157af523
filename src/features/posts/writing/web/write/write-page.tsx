import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getAccount } from '#features/identity/accounts/contract.ts'
import { isRefusal, pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { sendWaiting } from '#lib/web/offline/unsent-acts.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { type Draft, getPost } from '../../contract.ts'
import { connectPendingDrafts, listRefusedDrafts, type RefusedDraft, sendPendingOf } from '../pending-drafts.ts'
import { writingText } from '../writing-text.ts'
import { WriteForm } from './write-form.tsx'

type Writing = {
  draft: Draft | null
  limit: Draft['limit']
  /** For a text that the server refused: its key from the address, and the text if it still exists. */
  kept: string | null
  refused: RefusedDraft | null
}

/** The post to edit, or nothing for a new one; and the limits of this person. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Writing> {
  if (params.id === undefined) {
    const kept = new URL(request.url).searchParams.get('kept')
    const refused = kept ? (await listRefusedDrafts()).find(({ key }) => key === kept) : null
    return { draft: null, limit: await readLimit(), kept, refused: refused ?? null }
  }
  if (!/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  // Text written offline is part of the draft.
  connectPendingDrafts()
  await sendWaiting().catch(() => false)
  await sendPendingOf(params.id).catch(() => {})
  try {
    const draft = await call(getPost, { query: { id: params.id } })
    return { draft, limit: draft.limit, kept: null, refused: null }
  } catch (error) {
    throw isRefusal(error) && error.status === 404 ? pageRefusal('page_not_found') : error
  }
}

async function readLimit(): Promise<Draft['limit']> {
  const { may, is_verified } = await call(getAccount, {})
  if (!is_verified) return 'writer_unverified'
  return may.publish ? null : 'writer_guardian'
}

export function Component() {
  const { draft, limit, kept, refused } = useLoaderData<typeof loader>()
  const title = draft ? writingText.titleEdit : writingText.titleNew
  return (
    <div className="world-page" data-tone="play" data-w="5">
      <PageHead title={title} description={writingText.description} path="/post/create" isPrivate />
      {/* The key remounts for another post; a reload of the same one does not touch the text being written. */}
      <WriteForm key={draft?.id ?? kept ?? 'new'} draft={draft} refused={refused} limit={limit} title={title} />
    </div>
  )
}
