import type { Wish } from '#features/store/wishes/contract.ts'
import { GoalStrip } from '#features/store/wishes/web/goal-card.tsx'
import { text as wishText } from '#features/store/wishes/web/text.ts'
import type { World } from '#kit/web/art/art-color.ts'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'
import { Card } from '#kit/web/basics/card.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import type { Koin } from '#lib/money.ts'
import { text } from './text.ts'

/** The koin that somebody has, and what they save for. */
export function PurseCard({ koin, wish }: { koin: Koin; wish: Wish | null }) {
  return (
    <Card tone="money" className="profile-purse" aria-labelledby="purse">
      <h2 id="purse" className="text-17 text-ink-soft">
        {text.koin}
      </h2>
      <KoinAmount amount={koin} size="large" />
      <GoalStrip wish={wish} />
      <p className="profile-ways">
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
        <Link to="/store/wishes" className="tap">
          {wishText.allGoals}
        </Link>
      </p>
    </Card>
  )
}

type Door = { to: string; art: ArtFileName; world: World; name: string; line: string }

const doors: readonly Door[] = [
  { to: '/profile/wardrobe', art: 'mascots/stand.svg', world: 1, ...text.doors.wardrobe },
  { to: '/store', art: 'things/shop.svg', world: 5, ...text.doors.store },
  { to: '/bank', art: 'things/bank.svg', world: 4, ...text.doors.bank },
  { to: '/robo', art: 'things/robo.svg', world: 3, ...text.doors.robo },
]

/** The four places that koin and practice baht lead to, as still lifes. */
export function Doors() {
  return (
    <nav aria-label={text.doorsLabel}>
      <ul className="profile-doors">
        {doors.map(({ to, art, world, name, line }) => (
          <li key={to} data-w={world}>
            <Link to={to} className="profile-door">
              <span className="profile-door-picture">
                <ArtFile file={art} />
              </span>
              <b>{name}</b>
              <span className="text-13 text-ink-soft">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
