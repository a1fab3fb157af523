import type { ReactNode } from 'react'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import type { System } from '../operations-contract.ts'
import { text } from './text.ts'

/** What runs here: the release, the database's state, switches and limits. Nothing of it is changed here. */
export function SystemPart({ system }: { system: System }) {
  return (
    <Card aria-labelledby="system" className="grid gap-4">
      <h2 id="system">{text.system}</h2>
      <dl className="admin-list">
        <Line name={text.version}>{system.version}</Line>
        <Line name={text.since}>{formatThaiMoment(new Date(system.started_at))}</Line>
        <Line name={text.migrations}>{text.migrationsOf(system.migrations, system.last_migration ?? '–')}</Line>
      </dl>
      <details>
        <summary className="admin-summary">{text.switches}</summary>
        <dl className="admin-list">
          {system.switches.map(({ title, is_on: isOn }) => (
            <Line key={title} name={title}>
              {isOn ? text.on : text.off}
            </Line>
          ))}
        </dl>
      </details>
      <details>
        <summary className="admin-summary">{text.limits}</summary>
        <dl className="admin-list">
          {system.limits.map(({ key, title, count, seconds }) => (
            <Line key={key} name={title}>
              {text.limitOf(count, seconds)}
            </Line>
          ))}
        </dl>
      </details>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="admin-line">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
