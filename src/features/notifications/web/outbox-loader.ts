import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listMails, readMail } from '../outbox-contract.ts'

/** A page of the outbox, and the opened mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const id = search.get('mail')
  const [list, mail] = await Promise.all([
    call(listMails, { query: { page, limit: 20 } }),
    id ? call(readMail, { query: { id } }) : null,
  ])
  return { list, mail }
}
