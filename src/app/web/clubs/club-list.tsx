import ChevronRight from 'lucide-react/icons/chevron-right'
import { ArtFile } from '#art/art-file.tsx'
import type { ClubAim } from '#features/posts/clubs/contract.ts'
import { text as aimText } from '#features/posts/clubs/web/text.ts'
import { clubPlaces } from '#features/posts/documents/web/show-clubs.ts'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { text } from './text.ts'

/** The five clubs, each with its aim of this week, in the same order every week. */
export function ClubList({ aims }: { aims: readonly ClubAim[] }) {
  return (
    <Card aria-labelledby="clubs-five">
      <h2 id="clubs-five">{text.clubs}</h2>
      <ul className="rows">
        {aims.map(({ club, days, aim }) => {
          const { name, line } = postText.clubs[club]
          return (
            <li key={club} data-w={clubPlaces[club].world}>
              <Link to={`/club/${club}`} className="row-line">
                <span className="orb">
                  <ArtFile file={`things/${clubPlaces[club].thing}.svg`} />
                </span>
                <div>
                  <b>{name}</b>
                  <p className="text-13 text-ink-soft">{line}</p>
                  <Progress done={days} total={aim} unit={aimText.unit} />
                </div>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="text-13 text-ink-soft">{aimText.rule}</p>
    </Card>
  )
}
