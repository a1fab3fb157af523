import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { addCharityReport, removeCharityReport } from '../admin-contract.ts'
import type { CharityReport } from '../contract.ts'
import { adminText as text } from './admin-text.ts'

/** What became of donations: what was told, and something new. */
export function AdminReports({ id, reports }: { id: string; reports: readonly CharityReport[] }) {
  const add = useStaffForm({
    id: 'report',
    values: { text: '' },
    isEmptied: true,
    act: (send, body) => send(addCharityReport, { query: { id }, body }),
  })
  const remove = useAct(removeCharityReport, { refresh: ['page'] })
  return (
    <Card aria-labelledby="reports" className="stack">
      <h2 id="reports">{text.reports}</h2>
      <p className="text-ink-soft">{text.reportsLead}</p>
      <form className="grid gap-4" noValidate onSubmit={add.onSubmit}>
        <TextAreaField {...add.field('text')} label={text.reportText} maxLength={2_000} />
        <Button type="submit" kind="line" size="small" className="justify-self-start" isBusy={add.isBusy}>
          {text.reportAct}
        </Button>
        <p role="status">{add.done ? text.reported : ''}</p>
        <FormFault fault={add.fault ?? remove.fault} />
      </form>
      {reports.length === 0 ? <p className="text-ink-soft">{text.noReports}</p> : null}
      <ul className="stack">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-2">
            <p>
              <strong>{formatThaiDate(bangkokDay(new Date(report.made_at)))}</strong> {report.text}
            </p>
            <Button
              kind="line"
              size="small"
              className="justify-self-start"
              aria-label={text.removeReport(report.text)}
              isBusy={remove.isBusy}
              onClick={() => void remove.run({ query: { id: report.id } })}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
