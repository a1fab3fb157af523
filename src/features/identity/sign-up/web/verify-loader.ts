import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'

/**
 * The account of the person at this browser, whose e-mail the page names; null for a visitor. Not asked for when a link
 * is being opened: a dead session would lead away to /login before the link is used.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (readToken() === null || new URL(request.url).searchParams.has('token')) return null
  // A visitor loads none of it.
  const { getAccount } = await import('../../accounts/contract.ts')
  // The page can do without: it then says "your e-mail" instead of the address.
  return call(getAccount, {}).catch(() => null)
}
