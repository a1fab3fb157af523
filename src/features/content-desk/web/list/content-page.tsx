import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { KeysDialog } from '#kit/queue/keys-dialog.tsx'
import { queueText } from '#kit/queue/queue-text.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { countContent, listContent, listContentViews, readContentChoices } from '../../admin-contract.ts'
import { contentPath, pathOf, readFilter } from './content-address.ts'
import { sumOf } from './content-counts.ts'
import { ContentFilterPart } from './content-filter.tsx'
import { ContentList } from './content-list.tsx'
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
  const { owner, assignee, keyword, check, release } = filter
  // Beside the list and not before it: the figures read more rows than a page has.
  const { reply: counted } = useReply(countContent, { query: { owner, assignee, keyword, check, release } })
  const [showsKeys, setShowsKeys] = useState(false)
  return (
    <PageFrame title={text.title} description={text.description} path={contentPath} isPrivate lead={text.lead}>
      {choices.kinds.length === 0 ? (
        <p>{text.noKinds}</p>
      ) : (
        <>
          <ViewTabs filter={filter} views={views} me={choices.me} />
          <ContentFilterPart filter={filter} choices={choices} counts={counted?.counts} />
          <ContentList
            key={pathOf(filter)}
            filter={filter}
            first={list}
            choices={choices}
            sum={counted ? sumOf(counted.counts, filter) : null}
            onKeys={() => setShowsKeys(true)}
          />
          <p className="bulk-keys">
            <Button kind="quiet" size="small" onClick={() => setShowsKeys(true)} aria-haspopup="dialog">
              {queueText.keys}
            </Button>
          </p>
          <KeysDialog hasSearch isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
        </>
      )}
    </PageFrame>
  )
}
