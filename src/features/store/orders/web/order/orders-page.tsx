import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { OrderRows } from '../order-rows-card.tsx'
import { text } from '../text.ts'
import type { loader } from './orders-loader.ts'

/** What the person bought, newest first. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/store/orders" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      {list.items.length > 0 ? (
        <>
          <OrderRows items={list.items} level={2} />
          <Pager of={list} toPage={(page) => `/store/orders?page=${page}`} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/empty.svg" />}
          action={
            <LinkButton to="/store" kind="main">
              {text.toStore}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
    </div>
  )
}
