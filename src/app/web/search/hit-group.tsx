import type { ReactNode } from 'react'
import { Link } from '#ui/basics/link.tsx'
import type { SearchKind } from './kinds.ts'
import { groupId, othersText } from './text.ts'

/** How many of a kind stand on the page of all kinds: the best; the rest is one press away. */
export const bestHits = 2
/** So few are all shown: a way to the rest would be longer than the rest. */
export const allHits = 4

type Props<Hit> = {
  kind: SearchKind
  hits: readonly Hit[]
  /** The address of all hits of this kind; null where they are all shown. */
  toAll: string | null
  row: (hit: Hit) => ReactNode
}

/** The hits of one kind under its name; nothing where there are none. */
export function HitGroup<Hit>({ kind, hits, toAll, row }: Props<Hit>) {
  if (hits.length === 0) return null
  const shown = toAll === null || hits.length <= allHits ? hits : hits.slice(0, bestHits)
  return (
    <section className="grid gap-3" aria-labelledby={groupId(kind)}>
      <h2 id={groupId(kind)}>{othersText.kinds[kind]}</h2>
      <ul className="picture-rows">{shown.map(row)}</ul>
      {toAll !== null && hits.length > shown.length ? (
        <p>
          <Link to={toAll} className="tap">
            {othersText.allOf(hits.length, othersText.kinds[kind])}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
