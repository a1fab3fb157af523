import { redirect } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readFactors } from '../factor-contract.ts'

/** One's own factors; who has not shown one in this login does so first. */
export async function loader() {
  const factors = await call(readFactors, {})
  if (!factors.is_confirmed) throw redirect('/admin/sign-in?redirect=/admin/factors')
  return { factors }
}
