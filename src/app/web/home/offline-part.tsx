import { useEffect, useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { listSavedPages, type SavedPage } from '#lib/web/offline/saved-pages.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

const shownAtMost = 3

/** A person's home without a network: the pages that can be read. */
export function OfflineHome() {
  const { currentUser } = useAuth()
  const [kept, setSaved] = useState<SavedPage[]>([])
  useEffect(() => {
    listSavedPages().then(
      (pages) => setSaved(pages.slice(0, shownAtMost)),
      () => {},
    )
  }, [])
  return (
    <Card className="hero" data-tone="play">
      <div className="hero-text">
        <h1>{text.hello(currentUser?.display_name ?? '')}</h1>
        <p className="text-17">{text.offline}</p>
        <p>{kept.length > 0 ? text.offlineSaved : text.offlineNothing}</p>
        {kept.length > 0 && (
          <ul>
            {kept.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ArtFile file="mascots/rest.svg" />
    </Card>
  )
}
