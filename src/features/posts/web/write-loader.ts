import type { LoaderFunctionArgs } from 'react-router'
import { getAccount } from '#features/identity/contract.ts'
import { isRefusal, pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { sendWaiting } from '#lib/web/offline/outbox.ts'
import { type Draft, getPost } from '../writing-contract.ts'
import { connectPendingDrafts, sendPendingOf } from './pending-drafts.ts'

/** A post of one's own to go on with, or none to begin one; and what this person may not do. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ draft: Draft | null; limit: Draft['limit'] }> {
  if (params.id === undefined) return { draft: null, limit: await readLimit() }
  if (!/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  // What was written here without a network is part of the draft.
  connectPendingDrafts()
  await sendWaiting().catch(() => false)
  await sendPendingOf(params.id).catch(() => {})
  try {
    const draft = await call(getPost, { query: { id: params.id } })
    return { draft, limit: draft.limit }
  } catch (error) {
    throw isRefusal(error) && error.status === 404 ? pageRefusal('page_not_found') : error
  }
}

async function readLimit(): Promise<Draft['limit']> {
  const { may, is_verified } = await call(getAccount, {})
  if (!is_verified) return 'writer_unverified'
  return may.publish ? null : 'writer_guardian'
}
