import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { accountLinkText } from './account-link-text.ts'

export type LinkAct = keyof typeof accountLinkText

/** What the link is for; anything else is no page. */
export async function loader({ params: { act = '' } }: LoaderFunctionArgs): Promise<{ act: LinkAct }> {
  if (!Object.hasOwn(accountLinkText, act)) throw pageRefusal('page_not_found')
  return { act: act as LinkAct }
}
