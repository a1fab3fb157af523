import type { LevelFacts } from '../../allocation-contract.ts'
import { mixClasses } from '../../look-through-rules.ts'
import { mixText } from './mix-text.ts'
import { sayPart } from './show-mix.ts'

/** The colour of a class, the same for every level, so that their bars can be compared. */
export const toneOf = (key: (typeof mixClasses)[number]) => mixClasses.indexOf(key)

/** What a level is in: a bar whose pieces stand apart, and its list, which says the same in words. */
export function MixBar({ mix }: { mix: LevelFacts['mix'] }) {
  const begins = mix.map((_, at) => mix.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  return (
    <div className="mix-bar">
      <svg viewBox="0 0 10000 10" preserveAspectRatio="none" aria-hidden="true">
        {mix.map(({ key, share }, at) => (
          <rect
            key={key}
            className={`donut-fill-${toneOf(key)}`}
            x={begins[at]}
            width={Math.max(60, share - (at < mix.length - 1 ? 80 : 0))}
            height={10}
          />
        ))}
      </svg>
      <ul>
        {mix.map(({ key, share }) => (
          <li key={key}>
            <svg className="donut-mark" viewBox="0 0 10 10" aria-hidden="true">
              <rect className={`donut-fill-${toneOf(key)}`} width={10} height={10} rx={2} />
            </svg>
            <span>{mixText.classes[key]}</span>
            <span className="nb">{sayPart(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
