import { useState } from 'react'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { RoboLog } from '../../log-contract.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'

const words = text.log

/** What happened, newest first, by type; ทั้งหมด shows every type (SPEC.md 4). */
export function LogCard({ logs }: { logs: readonly RoboLog[] }) {
  const [type, setType] = useState<string>('all')
  const types = [...new Set(logs.map((log) => log.type))]
  const shown = logs.filter((log) => type === 'all' || log.type === type)
  return (
    <Card className="account-card" aria-labelledby="plan-log">
      <h2 id="plan-log" className="text-17">
        {words.title}
      </h2>
      <PlainForm>
        <SelectField
          name="log_type"
          label={words.filter}
          options={[
            { value: 'all', label: words.all },
            ...types.map((value) => ({ value, label: words.types[value] })),
          ]}
          value={type}
          onChange={({ target }) => setType(target.value)}
        />
      </PlainForm>
      {shown.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ul className="robo-list">
        {shown.map((log) => (
          <LogItem key={log.id} log={log} />
        ))}
      </ul>
    </Card>
  )
}

function LogItem({ log: { type, at, title, note, amount, orders } }: { log: RoboLog }) {
  return (
    <li>
      <div className="robo-row">
        <span>
          <ThaiText>{title}</ThaiText>
        </span>
        {amount === null ? null : <span className="nb">{sayBaht(amount)}</span>}
      </div>
      <span className="text-13 text-ink-soft">
        {words.types[type]} · {formatThaiDate(bangkokDay(new Date(at)))}
        {note ? ` · ${note}` : ''}
      </span>
      {orders.length > 0 ? (
        <details className="fold">
          <summary>{`${words.more} (${orders.length})`}</summary>
          <ul className="sentences">
            {orders.map(({ id, name, kind, state, amount: asked, proceeds, settled_on: settled }) => (
              <li key={id}>
                {words.kinds[kind]} {name} {sayBahtOr(proceeds ?? asked)} · {words.orderStates[state]} ·{' '}
                {words.settles(formatThaiDate(settled))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

function sayBahtOr(amount: number | null): string {
  return amount === null ? '' : sayBaht(amount)
}
