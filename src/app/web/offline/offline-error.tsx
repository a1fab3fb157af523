import { useCallback, useEffect, useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { listSavedPages, type SavedPage } from '#lib/web/offline/saved-pages.ts'
import { listWaiting } from '#lib/web/offline/unsent-acts.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useOnline } from '#lib/web/use-online.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

type Readable = { pages: SavedPage[]; waiting: number }

/**
 * In the place of a page that could not be loaded: what can be read now, what waits to be sent, and another try. Header
 * and bottom bar stay. The browser may say that it is online while the server is out of reach.
 */
export function OfflineError() {
  const isOnline = useOnline()
  const [{ pages, waiting }, setReadable] = useState<Readable>({ pages: [], waiting: 0 })
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')
  const retry = useCallback(async () => {
    setState('trying')
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
    else setState('failed')
  }, [])
  useEffect(() => {
    readDevice().then(setReadable, () => {})
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  const heading = isOnline ? text.failed : text.heading
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={heading} description={text.description} path="/" isPrivate />
      <div className="empty">
        <div className="empty-spot">
          <ArtFile file="spots/offline.svg" />
        </div>
        <h1>{heading}</h1>
        <p className="text-ink-soft" role="alert">
          {isOnline ? text.unreachable : pages.length > 0 ? text.lead : text.leadNone}
        </p>
        {waiting > 0 ? <p>{text.waiting.replace('{count}', String(waiting))}</p> : null}
        <Button isBusy={state === 'trying'} onClick={retry}>
          {text.retry}
        </Button>
        <p role="status">{state === 'failed' ? text.stillOffline : null}</p>
        <Link to="/">{text.toHome}</Link>
      </div>
      {pages.length > 0 ? (
        <Card aria-labelledby="saved-title">
          <h2 id="saved-title">{text.saved}</h2>
          <ul className="offline-list">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}

async function readDevice(): Promise<Readable> {
  const [pages, waiting] = await Promise.all([listSavedPages(), listWaiting().catch(() => [])])
  return { pages, waiting: waiting.length }
}
