import type { LoaderFunctionArgs } from 'react-router'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { readFactors } from '../../factor-contract.ts'

/** The factors of this member of staff, and the wanted page; a session with a confirmed factor is redirected there. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url)
  const wanted = safeRedirectPath(asked.searchParams.get('redirect')) ?? '/admin'
  const factors = await call(readFactors, {})
  if (factors.is_confirmed) throw redirectLoader(asked, wanted)
  return { factors, wanted }
}
