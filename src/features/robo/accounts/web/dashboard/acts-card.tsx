import { LinkButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { RoboAccountDetail } from '../../contract.ts'
import { text } from '../text.ts'

const words = text.dashboard

/** What can be done with a plan: buying and selling are of one kind and size. */
export function ActsCard({ account: { id } }: { account: RoboAccountDetail }) {
  return (
    <nav aria-label={words.acts} className="robo-notes">
      <div className="button-pair">
        <LinkButton kind="line" isWide to={`/robo/sell/${id}`}>
          {words.sell}
        </LinkButton>
        <LinkButton kind="line" isWide to={`/robo/buy/${id}`}>
          {words.buy}
        </LinkButton>
      </div>
      <p className="bank-links">
        <Link to={`/robo/adjust-plan/${id}`} className="tap">
          {words.adjust}
        </Link>
        <Link to={`/robo/dashboard/calculate-graph?accountId=${id}`} className="tap">
          {words.whatIf}
        </Link>
        <Link to={`/robo/dca-detail/${id}`} className="tap">
          {words.toDca}
        </Link>
      </p>
    </nav>
  )
}
