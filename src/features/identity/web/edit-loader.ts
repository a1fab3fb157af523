import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { interests } from '../content.ts'
import { getEditableProfile, listLogins } from '../profile-contract.ts'
import { listSocialLinks } from '../social-contract.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The profile to edit, and where its owner is logged in; the parts fail apart. What is no id is no page. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  if (id !== undefined && !uuid.test(id)) throw pageRefusal('page_not_found')
  const [profile, logins, links] = await Promise.all([
    call(getEditableProfile, { query: { id } }),
    id === undefined ? call(listLogins, {}).catch(asRefusal) : { items: [] },
    id === undefined ? call(listSocialLinks, {}).catch(asRefusal) : null,
  ])
  const items = Object.entries(interests).map(([key, name]) => ({ key, name }))
  return {
    profile,
    interests: items,
    logins: 'items' in logins ? logins.items : null,
    links: links && 'items' in links ? links : null,
  }
}
