import type { LoaderFunctionArgs } from 'react-router'
import { getCookieConsent, listAccepted, listReceipts } from '#features/consent/contract.ts'
import { getAccount } from '#features/identity/accounts/contract.ts'
import { call } from '#lib/web/call.ts'

/** The person's consents, those in force, and the receipts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = Math.min(100, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1))
  const [account, cookies, accepted, receipts] = await Promise.all([
    call(getAccount, {}),
    call(getCookieConsent, {}),
    call(listAccepted, {}),
    call(listReceipts, { query: { page, limit: 12 } }),
  ])
  return { account, cookies, accepted: accepted.items, receipts }
}
