import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { sendOn } from '#lib/web/send-on.ts'
import { readFactors } from '../factor-contract.ts'

/** One's own factors; who has not shown one in this login does so first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const factors = await call(readFactors, {})
  if (!factors.is_confirmed) throw sendOn(new URL(request.url), '/admin/sign-in?redirect=/admin/factors')
  return { factors }
}
