import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { roboPolicyTypes } from '#features/policies/robo-contract.ts'
import { text as policyText } from '#features/policies/web/robo/text.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { getMutualFund } from '../../contract.ts'
import { text } from '../text.ts'
import { StartCard } from './start-card.tsx'

/** The plans of a signed-in person, and the one that was interrupted; null for a visitor. */
export async function loader() {
  return { mine: readToken() === null ? null : await call(getMutualFund, {}) }
}

const words = text.landing

/** Loaded for signed-in people only. */
const MyPlans = lazy(async () => ({ default: (await import('./my-plans-part.tsx')).MyPlans }))

const News = lazy(async () => ({ default: (await import('../../../news/web/news-part.tsx')).NewsPart }))

/** What Fund-telligenz is; for signed-in people their plans first. */
export function Component() {
  const { mine } = useLoaderData<typeof loader>()
  return (
    <div className="world-page" data-tone="money" data-w="3">
      <PageHead title={words.pageTitle} description={words.description} path="/robo" />
      <header className="world-head">
        <Scene near="near/bank.svg" />
        <div className="world-head-in">
          <h1>{words.title}</h1>
          <p>
            <ThaiText>{words.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in columns">
        <div className="stack">
          {/* Its place is held: the page comes as a visitor's, and a person's plans follow. */}
          <div className="robo-own stack">
            {mine ? (
              <Suspense fallback={null}>
                <MyPlans loaded={mine} />
              </Suspense>
            ) : (
              <StartCard to="/robo/pre-question" label={words.start} className="robo-visitor" />
            )}
          </div>
          <How />
        </div>
        <div className="stack">
          <Truths />
          <YearNote />
          {mine ? (
            <Suspense fallback={null}>
              <News />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function How() {
  return (
    <Card aria-labelledby="robo-how">
      <h2 id="robo-how">{words.how}</h2>
      <ol className="mt-3 grid gap-4">
        {words.steps.map(({ title, text: line }, i) => (
          <li key={title}>
            <h3 className="text-17">
              {i + 1}. {title}
            </h3>
            <p className="text-ink-soft">
              <ThaiText>{line}</ThaiText>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Truths() {
  return (
    <>
      <Card aria-labelledby="robo-truths">
        <h2 id="robo-truths" className="mb-3">
          {words.truths} <SimTag />
        </h2>
        <ul className="grid gap-3">
          {words.truthList.map((line) => (
            <li key={line}>
              <ThaiText>{line}</ThaiText>
            </li>
          ))}
        </ul>
      </Card>
      <nav aria-label={words.policies}>
        <ul className="grid gap-1">
          {roboPolicyTypes.map((type) => (
            <li key={type}>
              <Link to={`/robo/policy/${type}`} className="tap">
                {words.policies} {policyText.names[type]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
