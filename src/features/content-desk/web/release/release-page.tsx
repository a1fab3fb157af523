import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { readContentRelease, settleContentRelease } from '../../release-admin-contract.ts'
import { DifferenceList } from '../files/difference-list.tsx'
import { contentPath } from '../list/content-address.ts'
import { releasePath } from './release-address.ts'
import { text } from './release-text.ts'

/** The piece that the address names, as staff has it and as the release does. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const piece = { kind: search.get('kind') ?? '', id: search.get('id') ?? '' }
  return { piece, release: await call(readContentRelease, { query: piece }) }
}

/** Two buttons of equal weight: ours, or the release's. */
export function Component() {
  const { piece, release } = useLoaderData<typeof loader>()
  const { title, label, href, differences, seen } = release
  const { run, isBusy, done, input, fault } = useAct(settleContentRelease)
  const choose = (choice: 'ours' | 'theirs') => void run({ body: { ...piece, choice, seen } })
  return (
    <PageFrame title={text.title} description={text.description} path={releasePath} isPrivate lead={text.lead}>
      <Card aria-labelledby="released">
        <div className="content-tried">
          <h2 id="released">
            {label}: {title}
          </h2>
          {differences.length > 0 ? (
            <DifferenceList differences={differences} sides={text.sides} />
          ) : (
            <p>{text.same}</p>
          )}
          {done ? null : (
            <>
              <ul className="content-outcomes">
                <li>{text.afterTheirs}</li>
                <li>{text.afterOurs}</li>
              </ul>
              <p className="content-two">
                <Button kind="line" isBusy={isBusy} onClick={() => choose('theirs')}>
                  {text.theirs}
                </Button>
                <Button kind="line" isBusy={isBusy} onClick={() => choose('ours')}>
                  {text.ours}
                </Button>
              </p>
            </>
          )}
          <p role="status">{done && input ? text.done[input.body.choice] : ''}</p>
          {fault ? (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          ) : null}
          <p className="content-choices">
            {href ? <Link to={href}>{text.open}</Link> : null}
            <Link to={`${contentPath}?release=differs`}>{text.back}</Link>
          </p>
        </div>
      </Card>
    </PageFrame>
  )
}
