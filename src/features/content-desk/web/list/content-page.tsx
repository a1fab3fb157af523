import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { listContent, listContentViews, readContentChoices } from '../../admin-contract.ts'
import { contentPath, pathOf, readFilter } from './content-address.ts'
import { ContentFilterPart } from './content-filter.tsx'
import { ContentList } from './content-list.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { text } from './list-text.ts'
import { ViewTabs } from './view-tabs.tsx'

/** The first page of the list, what it can be filtered by, and the person's views. */
export async function loader({ request }: LoaderFunctionArgs) {
  const filter = readFilter(new URL(request.url).searchParams)
  const [list, choices, views] = await Promise.all([
    call(listContent, { query: filter }),
    call(readContentChoices, {}),
    call(listContentViews, {}),
  ])
  return { filter, list, choices, views: views.items }
}

/** One list over all kinds of content that the person's roles see. */
export function Component() {
  const { filter, list, choices, views } = useLoaderData<typeof loader>()
  const [showsKeys, setShowsKeys] = useState(false)
  return (
    <PageFrame title={text.title} description={text.description} path={contentPath} isPrivate lead={text.lead}>
      {choices.kinds.length === 0 ? (
        <p>{text.noKinds}</p>
      ) : (
        <>
          <ViewTabs filter={filter} views={views} me={choices.me} />
          <ContentFilterPart filter={filter} choices={choices} />
          <ContentList
            key={pathOf(filter)}
            filter={filter}
            first={list}
            choices={choices}
            onKeys={() => setShowsKeys(true)}
          />
          <p className="content-keys">
            <Button kind="quiet" size="small" onClick={() => setShowsKeys(true)} aria-haspopup="dialog">
              {text.keys}
            </Button>
          </p>
          <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
        </>
      )}
    </PageFrame>
  )
}
