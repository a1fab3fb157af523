import { LinkButton } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { MyPath } from '../../contract.ts'
import { lessonOfNext } from '../show-stop.ts'
import { pathText as text } from '../text.ts'

/** Where to start, or for a person with progress where to go on. Both have the same height. */
export function StartLine({ mine, isVisitor }: { mine: MyPath | null; isVisitor: boolean }) {
  const { next, placement, units } = mine ?? { next: null, placement: null, units: [] }
  const isAll = units.length > 0 && units.every(({ recheck }) => recheck === 'done')
  const hasBegun = placement !== null || units.some(({ is_answered }) => is_answered)
  return (
    <section className="path-start" aria-labelledby="path-start">
      <h2 id="path-start">
        {!hasBegun ? text.start.title : next?.step === 'recheck' ? text.next.recheck : text.next.title}
      </h2>
      <p>
        <ThaiText>
          {!hasBegun
            ? isVisitor
              ? text.start.line
              : text.start.lineSignedIn
            : (next?.title ?? (isAll ? text.next.all : text.next.rest))}
        </ThaiText>
      </p>
      {!hasBegun ? (
        <LinkButton kind="line" size="small" to="/quiz/placement">
          {text.start.act}
        </LinkButton>
      ) : (
        next && (
          <LinkButton kind="main" size="small" to={next.href} state={lessonOfNext(next)}>
            {text.next.go}
          </LinkButton>
        )
      )}
    </section>
  )
}
