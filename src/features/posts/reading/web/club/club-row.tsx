import { useEffect, useRef } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { type ClubType, clubTypes } from '#features/posts/documents/contract.ts'
import { clubPlaces } from '#features/posts/documents/web/show-clubs.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { clubText } from '#features/posts/search/web/club-text.ts'
import { Link } from '#ui/basics/link.tsx'

/** The five clubs in one row, each in its world. */
export function ClubRow({ current }: { current: ClubType }) {
  const row = useRef<HTMLUListElement>(null)
  // Beyond the edge of a phone: the row scrolls to it, the page does not.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href$="/${current}"]`)
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={clubText.clubs}>
      <ul ref={row} className="club-five">
        {clubTypes.map((club) => (
          <li key={club} data-w={clubPlaces[club].world}>
            <Link to={`/club/${club}`} className="club-way" aria-current={club === current ? 'page' : undefined}>
              <span className="orb">
                <ArtFile file={`things/${clubPlaces[club].thing}.svg`} />
              </span>
              {text.clubs[club].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
