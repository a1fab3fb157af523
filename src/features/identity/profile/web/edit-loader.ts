import type { LoaderFunctionArgs } from 'react-router'
import { interests } from '#features/identity/accounts/content.ts'
import { getCredentials } from '#features/identity/credentials/contract.ts'
import { getExport } from '#features/identity/privacy/contract.ts'
import { listLogins } from '#features/identity/sessions/contract.ts'
import { listSocialLinks } from '#features/identity/social/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { getEditableProfile } from '../contract.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The profile to edit; for its owner also sessions and login methods. The parts fail independently. An invalid id is a
 * 404.
 */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  if (id !== undefined && !uuid.test(id)) throw pageRefusal('page_not_found')
  const isOwn = id === undefined
  const [profile, logins, links, credentials, exports] = await Promise.all([
    call(getEditableProfile, { query: { id } }),
    isOwn ? call(listLogins, {}).catch(asRefusal) : { items: [] },
    isOwn ? call(listSocialLinks, {}).catch(asRefusal) : null,
    isOwn ? call(getCredentials, {}).catch(() => null) : null,
    isOwn ? call(getExport, {}).catch(() => null) : null,
  ])
  const items = Object.entries(interests).map(([key, name]) => ({ key, name }))
  return {
    profile,
    interests: items,
    logins: 'items' in logins ? logins.items : null,
    links: links && 'items' in links ? links : null,
    credentials,
    exports,
  }
}
