import { text as policyText } from '#features/policies/web/robo/text.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import type { RoboAccountDetail } from '../../contract.ts'
import { text } from '../text.ts'
import { FoldPart } from './fold-part.tsx'

const words = text.dashboard

/** Which version of each agreement was accepted, and when. */
export function AcceptedCard({ account: { accepted_policies: accepted } }: { account: RoboAccountDetail }) {
  return (
    <FoldPart id="plan-accepted" title={words.accepted}>
      <ul className="sentences">
        {accepted.map(({ type, version, accepted_at: at }) => (
          <li key={type}>
            <Link to={`/robo/policy/${type}?version=${version}`}>{policyText.names[type]}</Link>{' '}
            {words.acceptedOn(version, formatThaiDate(bangkokDay(new Date(at))))}
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}
