import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { readFactors } from '../../factor-contract.ts'

/** The person's own factors; a session without a confirmed factor is redirected to confirm one first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const factors = await call(readFactors, {})
  if (!factors.is_confirmed) throw redirectLoader(new URL(request.url), '/admin/sign-in?redirect=/admin/factors')
  return { factors }
}
