import { useLoaderData } from 'react-router'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { readWhole } from '#kit/forms/box-values.ts'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { setAdminClock, showAdminClock } from '../admin-contract.ts'
import { dayOfMonth } from '../clock-rules.ts'
import { sayBankMonth, sayBothDays } from '../time-text-rules.ts'
import { text } from './text.ts'

/** The bank clock and its changes. */
export async function loader() {
  return call(showAdminClock, {})
}

/** How long a bank month is in real days, from when, and a new length from the next bank month on. */
export function Component() {
  const { clock, now, next_month: next } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/bank/clock" isPrivate lead={text.lead}>
      <Card as="div">
        <dl className="admin-list">
          <div className="admin-line">
            <dt className="text-ink-soft">{text.now}</dt>
            <dd>{sayBothDays(clock, now.day)}</dd>
          </div>
          <div className="admin-line">
            <dt className="text-ink-soft">{text.nextMonth}</dt>
            <dd>{sayBothDays(clock, next.day)}</dd>
          </div>
        </dl>
        <DataTable
          caption={text.parts}
          hasCaption
          rows={clock}
          rowKey={({ month }) => String(month)}
          columns={[
            { key: 'month', label: text.month, cell: ({ month }) => sayBankMonth(dayOfMonth(month, 1)) },
            { key: 'from', label: text.from, cell: ({ starts_on: day }) => formatThaiDate(day) },
            { key: 'length', label: text.length, isNumber: true, cell: ({ days_per_month: days }) => text.days(days) },
          ]}
        />
      </Card>
      <div className="grid max-w-160 gap-6">
        <AddForm
          id="clock"
          title={text.new}
          submit={text.save}
          values={{ days_per_month: '' }}
          said={() => text.saved}
          onAdd={({ days_per_month: days }, send) =>
            send(setAdminClock, { body: { days_per_month: readWhole(days) ?? 0 } })
          }
        >
          {(field) => (
            <TextField {...field('days_per_month')} label={text.length} hint={text.newHint} inputMode="numeric" />
          )}
        </AddForm>
        <ProposalsLink />
      </div>
    </PageFrame>
  )
}
