import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showEvent } from '../../event-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { prepareEventActs } from './late-event-acts.tsx'

/** An event; another slug redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const event = await call(showEvent, { query: { id: params.id } })
  if ((params.slug ?? '') !== event.slug) throw redirect(eventPath(event), 301)
  await prepareEventActs()
  return event
}
