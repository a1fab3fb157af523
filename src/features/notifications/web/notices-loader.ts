import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { getNoticeChoices, listNotices } from '../notice-contract.ts'

/** A page of the notices, and what the person chose; the two fail independently. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1)
  const [list, choices] = await Promise.all([
    call(listNotices, { query: { page, limit: 20 } }),
    call(getNoticeChoices, {}).catch(asRefusal),
  ])
  return { list, choices: 'items' in choices ? choices.items : null }
}
