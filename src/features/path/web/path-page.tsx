import { useLoaderData } from 'react-router'
import { Button, LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import type { MyPath, PathUnit } from '../contract.ts'
import type { loader } from './path-loader.ts'
import { pathText as text } from './text.ts'
import { UnitCard } from './unit-part.tsx'
import { useMyPath } from './use-my-path.ts'

/** All units by strand, the same for everybody; the person's progress is filled in after hydration. */
export function Component() {
  const { units } = useLoaderData<typeof loader>()
  const { mine, state, reload } = useMyPath()
  const strands = [...new Set(units.map(({ strand }) => strand))]
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/path" />
      <header>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <StartCard mine={mine} isVisitor={state === 'visitor'} />
      {state === 'failed' && (
        <Notice
          action={
            <Button kind="line" size="small" onClick={() => void reload()}>
              {text.retry}
            </Button>
          }
        >
          {text.mineFailed}
        </Notice>
      )}
      {strands.map((strand) => (
        <Strand key={strand} units={units.filter((unit) => unit.strand === strand)} mine={mine} />
      ))}
    </div>
  )
}

/** Where to start, or for a person with progress where to continue. Both have the same height. */
function StartCard({ mine, isVisitor }: { mine: MyPath | null; isVisitor: boolean }) {
  const { next, placement, units } = mine ?? { next: null, placement: null, units: [] }
  const isAll = units.length > 0 && units.every(({ recheck }) => recheck === 'done')
  const hasBegun = placement !== null || units.some(({ is_answered }) => is_answered)
  return (
    <Card className="path-start" aria-labelledby="path-start">
      <h2 id="path-start">{!hasBegun ? text.start.title : next?.is_recheck ? text.next.recheck : text.next.title}</h2>
      {!hasBegun ? (
        <p>{isVisitor ? text.start.line : text.start.lineSignedIn}</p>
      ) : (
        <p>{next ? `${next.title} ${text.can(next.can)}` : isAll ? text.next.all : text.next.rest}</p>
      )}
      <div className="path-acts">
        {!hasBegun ? (
          <LinkButton kind="main" to="/quiz/placement">
            {text.start.act}
          </LinkButton>
        ) : (
          next && (
            <LinkButton kind="main" to={next.href}>
              {text.next.go}
            </LinkButton>
          )
        )}
      </div>
    </Card>
  )
}

function Strand({ units, mine }: { units: PathUnit[]; mine: MyPath | null }) {
  const { strand } = units[0]!
  const own = mine?.strands.find(({ skill }) => skill === strand)
  return (
    <section aria-labelledby={`strand-${strand}`} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={`strand-${strand}`}>{text.strand(strand)}</h2>
        <span className="text-13 text-ink-soft">
          {own ? text.progress(own.done, own.total) : text.units(units.length)}
        </span>
      </div>
      <ol className="grid gap-4">
        {units.map((unit) => (
          <UnitCard
            key={unit.key}
            unit={unit}
            progress={mine?.units.find(({ key }) => key === unit.key) ?? null}
            isNext={mine?.next?.key === unit.key}
          />
        ))}
      </ol>
    </section>
  )
}
