import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type KrazyDay, readKrazyDay } from '../contract.ts'
import { KrazyDayCard } from './krazy-day-card.tsx'
import { text } from './text.ts'

export async function loader() {
  return call(readKrazyDay, {})
}

/** The day of now, those announced, how it goes, and those that were. */
export function Component() {
  const { now, coming, past, rules } = useLoaderData<typeof loader>()
  return (
    <div className="world-page" data-tone="play" data-w="5">
      <PageHead title={text.pageTitle} description={text.description} path="/superquest/krazy-day" />
      <header className="world-head">
        <Scene near="near/krazy.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.noHurry}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in stack">
        {now === null && coming.length === 0 ? <EmptyState>{text.none}</EmptyState> : null}
        {now ? <Days title={text.now} days={[now]} /> : null}
        <Days title={text.coming} days={coming} />
        <Card aria-labelledby="krazy-rules">
          <h2 id="krazy-rules">{text.rules}</h2>
          <ul className="quest-points">
            {rules.map((rule) => (
              <li key={rule}>
                <ThaiText>{rule}</ThaiText>
              </li>
            ))}
          </ul>
        </Card>
        <Days title={text.past} days={past} />
      </div>
    </div>
  )
}

function Days({ title, days }: { title: string; days: readonly KrazyDay[] }) {
  if (days.length === 0) return null
  return (
    <section className="quest-group" aria-label={title}>
      <h2>{title}</h2>
      {days.map((day) => (
        <KrazyDayCard key={day.id} loaded={day} />
      ))}
    </section>
  )
}
