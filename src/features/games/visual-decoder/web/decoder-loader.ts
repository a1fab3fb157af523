import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readDecoderResult } from '../decoder-contract.ts'

/** The current state of today's set, or of the one in the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const setId = new URL(request.url).searchParams.get('setId')
  return call(readDecoderResult, { query: setId ? { setId } : {} })
}
