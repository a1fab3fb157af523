import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showAdminEvent } from '../../admin-contract.ts'

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '')

/** An event with its participants. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!isId(params.id)) throw pageRefusal('page_not_found')
  return call(showAdminEvent, { query: { id: params.id } })
}
