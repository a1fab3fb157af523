import { useLoaderData } from 'react-router'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { type Desk, readDesk } from '../../desk-admin-contract.ts'
import { Count } from './count.tsx'
import { text } from './desk-text.ts'
import { FindingsPart } from './findings-part.tsx'
import { QueueList } from './queue-list.tsx'
import { TodayPart } from './today-part.tsx'

export async function loader() {
  return { desk: await call(readDesk, {}) }
}

/** The first page of staff: what waits, what is wrong, what goes out today. */
export function Component() {
  const { desk } = useLoaderData<typeof loader>()
  const { queues, findings, today, now } = desk
  return (
    <div className="morning">
      <PageHead title={text.title} description={text.description} path="/admin" isPrivate />
      <header className="morning-head">
        <h1>{text.title}</h1>
        <p className="text-13 text-ink-soft">{formatThaiDate(bangkokDay(new Date(now)))}</p>
      </header>
      <Sentence desk={desk} />
      <section className="morning-waits" aria-labelledby="waits">
        <div className="morning-title">
          <h2 id="waits">
            {text.waits} <Count of={queues.reduce((sum, { count }) => sum + count, 0)} />
          </h2>
          {queues.length > 0 && <span className="morning-axis text-13 text-ink-soft">{text.axis}</span>}
        </div>
        {queues.length === 0 ? <p className="text-ink-soft">{text.nothing}</p> : <QueueList queues={queues} />}
      </section>
      <FindingsPart findings={findings} />
      <TodayPart today={today} now={now} />
    </div>
  )
}

/** What to do first, in a sentence. */
function Sentence({ desk: { queues, findings, today } }: { desk: Desk }) {
  const over = queues.filter(({ ages, minutes }) => (ages[0] ?? 0) > minutes)
  const gaps = today.filter(({ state }) => state === 'gap').length
  const stops = findings.filter(({ state }) => state === 'stop').length
  const [first] = over
  return (
    <p className="morning-says">
      {first ? (
        <>
          <b>{text.over(over.length)}</b> {text.beginAt(first.title)}
        </>
      ) : (
        <b>{queues.length === 0 ? text.nothing : text.inTime}</b>
      )}
      {stops > 0 ? <span> {text.stops(stops)}</span> : null}
      {gaps > 0 ? <span className="text-ink-soft"> {text.gaps(gaps)}</span> : null}
    </p>
  )
}
