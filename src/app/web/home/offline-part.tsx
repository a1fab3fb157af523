import { useEffect, useState } from 'react'
import { Link } from '#kit/web/basics/link.tsx'
import { type KeptPage, listKeptPages } from '#lib/web/offline/kept-pages.ts'
import { text } from './text.ts'

const shownAtMost = 3

/** Replaces a person's next step while offline: the pages that can be read. */
export function OfflineNext() {
  const [kept, setKept] = useState<KeptPage[]>([])
  useEffect(() => {
    listKeptPages().then(
      (pages) => setKept(pages.slice(0, shownAtMost)),
      () => {},
    )
  }, [])
  return (
    <>
      <p className="text-17">{text.offline}</p>
      <p>{kept.length > 0 ? text.offlineKept : text.offlineNothing}</p>
      {kept.length > 0 && (
        <ul>
          {kept.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
