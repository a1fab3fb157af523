import { text as policyText } from '#features/policies/web/robo/text.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { RoboAccountDetail } from '../contract.ts'
import { text } from './text.ts'

const words = text.dashboard

/** Which version of each agreement was accepted, and when. */
export function AcceptedCard({ account: { accepted_policies: accepted } }: { account: RoboAccountDetail }) {
  return (
    <Card as="div">
      <details className="fold">
        <summary>{words.accepted}</summary>
        <ul className="sentences">
          {accepted.map(({ type, version, accepted_at: at }) => (
            <li key={type}>
              <Link to={`/robo/policy/${type}?version=${version}`}>{policyText.names[type]}</Link>{' '}
              {words.acceptedOn(version, formatThaiDate(bangkokDay(new Date(at))))}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
