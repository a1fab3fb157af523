import type { LoaderFunctionArgs } from 'react-router'
import { listObjectives } from '#features/identity/accounts/contract.ts'
import { listPolicies } from '#features/policies/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { readPendingRegistration } from '../pending-registration.ts'

/**
 * The options of the second step: interests, and the policies in force. Without a first step (a reload, the server) it
 * redirects there, with `?restart` so that the page explains why.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (readPendingRegistration() === null) throw redirectLoader(new URL(request.url), restartPath(request.url))
  const [{ items: interests }, { items: policies }] = await Promise.all([
    call(listObjectives, {}),
    call(listPolicies, { query: {} }),
  ])
  const law = policies.find(({ type }) => type === 'law')
  const personal = policies.find(({ type }) => type === 'personal')
  if (!law || !personal) throw pageRefusal('unexpected')
  return {
    interests,
    lawVersion: law.version,
    personalVersion: personal.version,
    pdfHref: personal.pdf_url,
  }
}

function restartPath(url: string): string {
  const wanted = new URL(url).searchParams.get('redirect')
  const query = new URLSearchParams({ restart: '1', ...(wanted && { redirect: wanted }) })
  return `/register?${query}`
}
