import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import type { Wish } from '#features/store/wishes/contract.ts'
import { GoalStrip } from '#features/store/wishes/web/my-goal.tsx'
import { text as wishText } from '#features/store/wishes/web/text.ts'
import type { Koin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

/** The koin that somebody has, and what they save for. */
export function PracticeWalletCard({ koin, wish }: { koin: Koin; wish: Wish | null }) {
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
        <Link to="/bank/net-worth" className="tap">
          {text.toNetWorth}
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
