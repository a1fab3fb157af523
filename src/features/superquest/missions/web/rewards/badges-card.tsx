import { ArtFile } from '#art/art-file.tsx'
import { worldOf } from '#kit/skills.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { Badge } from '../../joining-contract.ts'
import { thingOf } from '../show-thing.ts'
import { badgesText as text } from './badges-text.ts'

/** The badges that a person has from missions, on a shelf; without any, what they are for. */
export function BadgesCard({ badges }: { badges: readonly Badge[] }) {
  return (
    <Card aria-labelledby="badges" className="grid gap-3">
      <h2 id="badges">{text.title}</h2>
      {badges.length === 0 ? (
        <p className="text-ink-soft">{text.none}</p>
      ) : (
        <ul className="badge-shelf">
          {badges.map(({ id, badge, title, skill, href, claimed_at: claimedAt }) => (
            <li key={id} className="badge" data-w={worldOf[skill]}>
              <span className="badge-orb">
                <ArtFile file={`things/${thingOf({ skill, steps: [{ href }] })}.svg`} />
              </span>
              <b>{badge}</b>
              <span className="text-13 text-ink-soft">
                {text.from(title, formatThaiDate(bangkokDay(new Date(claimedAt))))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/superquest/missions-rewards" className="tap">
          {text.more}
        </Link>
      </p>
    </Card>
  )
}
