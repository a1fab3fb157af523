import Settings from 'lucide-react/icons/settings'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useSite } from '#lib/web/site.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice as Sentence } from '#ui/basics/notice.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { listNotices } from '../notice-contract.ts'
import { daysOf } from './notice-days.ts'
import { NoticeList } from './notice-list.tsx'
import { text } from './text.ts'
import { useMarking } from './use-marking.ts'
import { setUnread, useUnread } from './use-unread.ts'

/** A page of the notices. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1)
  return { list: await call(listNotices, { query: { page, limit: 20 } }) }
}

export function Component() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <div className="column" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/notifications" isPrivate />
      <Card className="notices-card min-w-0" aria-labelledby="notices">
        <Head />
        {list.total === 0 ? (
          <EmptyState
            spot={<ArtFile file="spots/no-notices.svg" />}
            action={
              <LinkButton kind="main" to="/quiz/daily">
                {text.toQuiz}
              </LinkButton>
            }
          >
            {text.empty}
          </EmptyState>
        ) : (
          <Listed />
        )}
      </Card>
    </div>
  )
}

function Head() {
  const { list } = useLoaderData<typeof loader>()
  const unread = useUnread()
  const { markAll, isBusy, isFailed } = useMarking(list.items)
  useEffect(() => setUnread(list.unread), [list])
  // Another tab has read some, or one has arrived: reload the list when the bell's count changes.
  useEffect(() => {
    if (unread !== null && unread !== list.unread) void refreshPage()
  }, [unread, list.unread])
  return (
    <>
      <div className="notices-head">
        <h1 id="notices">{text.title}</h1>
        <Link to="/notifications/choices" className="btn-icon" aria-label={text.settings} title={text.settings}>
          <Icon of={Settings} size={24} />
        </Link>
      </div>
      {list.total > 0 ? (
        <div className="notices-state">
          <p role="status" className="text-ink-soft">
            {text.unreadCount(list.unread)}
          </p>
          {list.unread > 0 && list.page === 1 ? (
            <Button kind="quiet" size="small" isBusy={isBusy} onClick={markAll}>
              {text.readAll}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isFailed ? (
        <Sentence kind="danger" isAlert className="mb-4">
          {text.failed}
        </Sentence>
      ) : null}
    </>
  )
}

function Listed() {
  const { list } = useLoaderData<typeof loader>()
  const { markOne } = useMarking(list.items)
  const { today } = useSite()
  return (
    <>
      {daysOf(list.items, today).map(({ day, name, items }) => (
        <section key={day}>
          <h2 id={`day-${day}`} className="notice-day">
            {name}
          </h2>
          <NoticeList items={items} onFollow={markOne} dayId={`day-${day}`} />
        </section>
      ))}
      <Pager of={list} toPage={(to) => `/notifications?page=${to}`} />
    </>
  )
}
