import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { type HeldJob, type Job, retryJob, runJob } from '../operations-contract.ts'
import { ReasonForm } from './reason-form.tsx'
import { text } from './text.ts'

const when = (iso: string) => formatThaiMoment(new Date(iso))

/** What the worker does: first what nobody will finish by itself, then the jobs that need a look, then the others. */
export function JobsPart({ jobs, held }: { jobs: readonly Job[]; held: readonly HeldJob[] }) {
  const isCalm = ({ state }: Job) => state === 'good' || state === 'never'
  const calm = jobs.filter(isCalm)
  return (
    <Card aria-labelledby="jobs" className="grid gap-4">
      <h2 id="jobs">{text.jobs}</h2>
      {held.length > 0 && (
        <section className="grid gap-2" aria-labelledby="held">
          <h3 id="held">{text.held}</h3>
          <ul className="operations-list">
            {held.map((job) => (
              <Held key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
      <ul className="operations-list" aria-label={text.troubledJobs}>
        {jobs
          .filter((job) => !isCalm(job))
          .map((job) => (
            <Line key={job.task} job={job} />
          ))}
      </ul>
      <details>
        <summary className="admin-summary">{text.calmJobs(calm.length)}</summary>
        <ul className="operations-list">
          {calm.map((job) => (
            <Line key={job.task} job={job} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function Held({ job: { id, title, task, why, since, attempts, error } }: { job: HeldJob }) {
  return (
    <li>
      <p className="operations-head">
        <b>{title}</b> <code>{task}</code>
      </p>
      <p className="text-13 text-ink-soft">{text.heldSince(text.whys[why], when(since), attempts)}</p>
      {error ? <code className="operations-error">{error}</code> : null}
      <ReasonForm
        id={`held-${id}`}
        label={text.retry}
        about={title}
        said={text.retried}
        act={(send, reason) => send(retryJob, { body: { id, reason } })}
      />
    </li>
  )
}

const verdicts = { good: 'good', failed: 'stop', late: 'look', never: 'look' } as const

function Line({ job }: { job: Job }) {
  const { task, title, state, started_at: startedAt, took_ms: took, next_at: next, cron, error, waiting } = job
  const facts = [
    startedAt && took !== null ? text.lastRun(when(startedAt), took) : null,
    next ? text.nextRun(when(next)) : cron === null ? text.byActs : null,
    waiting > 0 ? text.waiting(waiting) : null,
  ]
  return (
    <li>
      <p className="operations-head">
        <b>{title}</b> <code>{task}</code>{' '}
        {state === 'never' ? (
          <span className="text-13 text-ink-soft">{text.states.never}</span>
        ) : (
          <StateTag state={verdicts[state]}>{text.states[state]}</StateTag>
        )}
      </p>
      <p className="text-13 text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {error ? <code className="operations-error">{error}</code> : null}
      {cron === null ? null : (
        <ReasonForm
          id={`run-${task}`}
          label={text.run}
          about={title}
          said={text.started}
          act={(send, reason) => send(runJob, { body: { task, reason } })}
        />
      )}
    </li>
  )
}
