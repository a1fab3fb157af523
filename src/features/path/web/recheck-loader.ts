import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readRecheck } from '../contract.ts'

/** The question that came back, or why it is not asked today. */
export async function loader({ params }: LoaderFunctionArgs) {
  try {
    return { recheck: await call(readRecheck, { query: { unit: params.unit! } }), refused: null }
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code !== 'recheck_not_open') throw error
    return { recheck: null, refused: refusal.message }
  }
}
