import { type LoaderFunctionArgs, redirect } from 'react-router'
import { showPremium } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'

/** A premium; another slug than its own is sent to its one address for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const premium = await call(showPremium, { query: { id: params.id } })
  if ((params.slug ?? '') !== premium.slug) throw redirect(premiumPath(premium), 301)
  return premium
}
