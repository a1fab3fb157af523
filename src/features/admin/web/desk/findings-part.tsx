import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import type { Finding } from '../../desk-admin-contract.ts'
import { Count } from './count.tsx'
import { text } from './desk-text.ts'

/** What is wrong, each line with the way to where it is solved; what is right folds to one line. */
export function FindingsPart({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ state }) => state !== 'good')
  const right = findings.filter(({ state }) => state === 'good')
  return (
    <section className="morning-wrong" aria-labelledby="wrong">
      <h2 id="wrong">
        {text.wrong} <Count of={wrong.length} isBad={wrong.length > 0} />
      </h2>
      {wrong.length === 0 ? (
        <p className="text-ink-soft">{findings.length === 0 ? text.noFindings : text.noWrong}</p>
      ) : (
        <ul className="findings">
          {wrong.map((one) => (
            <li key={`${one.key} ${one.says}`}>
              <Line one={one} />
            </li>
          ))}
        </ul>
      )}
      {right.length > 0 && (
        <details className="findings-right">
          <summary>
            <Icon of={CircleCheck} size={16} /> {text.right(right.length)}
          </summary>
          <dl>
            {right.map(({ key, title, says }) => (
              <div key={key} className="admin-line">
                <dt className="text-ink-soft">{title}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Line({ one: { state, title, says, to } }: { one: Finding }) {
  const inside = (
    <>
      <StateTag state={state}>{text.states[state]}</StateTag>
      <span className="finding-words">
        <b>{title}</b>
        <span className="text-13 text-ink-soft">{says}</span>
      </span>
      {to ? <Icon of={ChevronRight} size={16} className="queue-go" /> : null}
    </>
  )
  return to ? (
    <Link to={to} className="finding">
      {inside}
    </Link>
  ) : (
    <p className="finding">{inside}</p>
  )
}
