import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readRecheck } from '../../contract.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  return call(readRecheck, { query: { unit: params.unit! } })
}
