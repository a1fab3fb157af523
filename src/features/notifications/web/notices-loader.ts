import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { getMailChoices, listNotices } from '../notice-contract.ts'

/** A page of the notices, and the mail preferences; the two fail independently. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1)
  const [list, mails] = await Promise.all([
    call(listNotices, { query: { page, limit: 20 } }),
    call(getMailChoices, {}).catch(asRefusal),
  ])
  return { list, mails: 'items' in mails ? mails.items : null }
}
