import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readDecoderResult } from '../decoder-contract.ts'

/** Today's set as it stands, or the one that the address names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const setId = new URL(request.url).searchParams.get('setId')
  return call(readDecoderResult, { query: setId ? { setId } : {} })
}
