import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { accountLinkText } from './account-link-text.ts'

export type LinkAct = keyof typeof accountLinkText

/** The action of the link; 404 for any other. */
export async function loader({ params: { act = '' } }: LoaderFunctionArgs): Promise<{ act: LinkAct }> {
  if (!Object.hasOwn(accountLinkText, act)) throw pageRefusal('page_not_found')
  return { act: act as LinkAct }
}
