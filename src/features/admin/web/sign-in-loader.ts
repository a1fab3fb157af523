import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { call } from '#lib/web/call.ts'
import { readFactors } from '../factor-contract.ts'

/** What this member of staff can show, and where they were going; who has shown it goes on. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = safeRedirectPath(new URL(request.url).searchParams.get('redirect')) ?? '/admin'
  const factors = await call(readFactors, {})
  if (factors.is_confirmed) throw redirect(wanted)
  return { factors, wanted }
}
