import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { readPerson } from '../../people-admin-contract.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  return { person: await call(readPerson, { query: { id: params.id ?? '' } }) }
}
