import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { listHistory } from '../../contract.ts'
import { OrderRows } from '../order-rows-card.tsx'
import { text } from '../text.ts'

/** A page of what the person bought. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  return call(listHistory, { query: { page: Number(page), limit: 12 } })
}

/** What the person bought, newest first. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/store/orders" isPrivate lead={text.lead}>
      {list.items.length > 0 ? (
        <>
          <OrderRows items={list.items} level={2} />
          <Pager of={list} toPage={(page) => `/store/orders?page=${page}`} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-things.svg" />}
          action={
            <LinkButton to="/store" kind="main">
              {text.toStore}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
    </PageFrame>
  )
}
