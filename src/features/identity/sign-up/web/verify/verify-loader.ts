import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'

/**
 * The account whose e-mail the page names; null for a visitor. Not loaded when a link is opened: an invalid session
 * would redirect to /login before the link is used.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (readToken() === null || new URL(request.url).searchParams.has('token')) return null
  // Visitors do not load this code.
  const { getAccount } = await import('../../../accounts/contract.ts')
  // Optional: without it the page says "your e-mail" instead of the address.
  return call(getAccount, {}).catch(() => null)
}
