import { useRef, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { skills, worldOf } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { viewPath } from '../../contract.ts'
import { arrangeIslands } from '../../stop-rules.ts'
import { pathText as text } from '../text.ts'
import { useMyPath } from '../use-my-path.ts'
import { IslandPart } from './island-part.tsx'
import { StartLine } from './start-line.tsx'
import { StopList } from './stop-list.tsx'
import { useWalk } from './use-walk.ts'

export async function loader() {
  return call(viewPath, {})
}

const StopDialog = lazyDialog(async () => (await import('./stop-dialog.tsx')).StopDialog)

/** The islands from the first to the last bridge. */
const order = [...skills].sort((a, b) => worldOf[a] - worldOf[b])

/**
 * The learning path as a map of five islands and as a list, the same for everybody; the person's progress is filled in
 * after hydration. Every stop is a link to its article, which opens a sheet instead as soon as script runs.
 */
export function Component() {
  const { units } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { mine, state, reload } = useMyPath()
  const [opened, setOpened] = useState<string | null>(null)
  const islands = arrangeIslands(units, mine, order)
  const stops = islands.flatMap((island) => island.stops)
  const view = query.get('view') === 'list' ? 'list' : 'map'
  const map = useRef<HTMLDivElement>(null)
  const fresh = useWalk(map, mine !== null && view === 'map')
  const ticked = stops.find(({ unit, isLearned }) => unit.key === fresh && isLearned)
  return (
    <div className="path-page world-page" data-tone="play" data-view={view}>
      <PageHead title={text.title} description={text.description(units.length)} path="/path" />
      <header className="path-top">
        <h1>{text.heading}</h1>
        <nav aria-label={text.views.label} className="path-views">
          <Link to="/path" className="path-view" aria-current={view === 'map' ? 'page' : undefined}>
            {text.views.map}
          </Link>
          <Link to="/path?view=list" className="path-view" aria-current={view === 'list' ? 'page' : undefined}>
            {text.views.list}
          </Link>
        </nav>
      </header>
      <div className="path-columns">
        <p role="status" className="vh">
          {ticked ? text.ticked(ticked.unit.title, mine?.next?.title ?? null) : ''}
        </p>
        <StartLine mine={mine} isVisitor={state === 'visitor'} />
        {state === 'failed' && (
          <Notice
            action={
              <Button kind="line" size="small" onClick={() => void reload()}>
                {text.retry}
              </Button>
            }
          >
            {text.mineFailed}
          </Notice>
        )}
        <div className="path-isles" ref={map}>
          {islands.map((island) => (
            <IslandPart key={island.stops[0]?.unit.key} island={island} onOpen={setOpened} fresh={fresh} />
          ))}
        </div>
        <StopList islands={islands} onOpen={setOpened} />
      </div>
      <StopDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        stop={stops.find(({ unit }) => unit.key === opened) ?? null}
        onOpen={setOpened}
      />
    </div>
  )
}
