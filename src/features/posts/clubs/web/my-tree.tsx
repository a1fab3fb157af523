import { ArtFile } from '#art/art-file.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { MyClub } from '../contract.ts'
import { ClubAimCard } from './aim-card.tsx'
import { text } from './text.ts'

/** The tree of a person's club, or the way to choose one. */
export function MyTree({ mine: { aim, is_today_in: isTodayIn } }: { mine: MyClub }) {
  if (aim)
    return (
      <ClubAimCard aim={aim} isLinked>
        <p className="text-13 text-ink-soft">{isTodayIn ? text.todayIn : text.todayOpen}</p>
      </ClubAimCard>
    )
  return (
    <Link to="/clubs" className="goal-strip" data-w="5">
      <span className="goal-picture">
        <ArtFile file="things/green.svg" />
      </span>
      <span>
        <b>{text.choose}</b>
        <br />
        <span className="text-13 text-ink-soft">{text.chooseLine}</span>
      </span>
    </Link>
  )
}
