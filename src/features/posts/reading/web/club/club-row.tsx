import { ArtFile } from '#art/art-file.tsx'
import { type ClubType, clubTypes } from '#features/posts/documents/contract.ts'
import { clubPlaces } from '#features/posts/documents/web/show-clubs.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { clubText } from '#features/posts/search/web/club-text.ts'
import { Link } from '#ui/basics/link.tsx'

/** The five clubs in one row, each in its world. */
export function ClubRow({ current }: { current: ClubType }) {
  return (
    <nav aria-label={clubText.clubs}>
      <ul className="club-five">
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
