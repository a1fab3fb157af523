import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import { type AdminPortfolio, checkAdminPortfolio, setAdminPortfolio } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { partsBox, readParts } from './show-parts.ts'

/** A new version of a level's portfolio, which may be checked before it is set. */
export function AdminPortfolioForm({ portfolio }: { portfolio: AdminPortfolio }) {
  const { level, version } = portfolio
  const { form, ...edit } = useStaffForm({
    id: 'portfolio',
    values: { parts: partsBox(portfolio.parts), reason: '' },
    act: (send, { parts, reason }) =>
      send(setAdminPortfolio, { body: { level, version, parts: readParts(parts), reason } }),
  })
  const check = useAct(checkAdminPortfolio)
  return (
    <Card aria-labelledby="portfolio-form">
      <h2 id="portfolio-form" className="mb-4">
        {text.edit}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={edit.onSubmit}>
        <TextAreaField {...edit.field('parts')} label={text.parts} hint={text.editHint} rows={8} />
        <TextField {...edit.field('reason')} label={text.reason} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            kind="line"
            size="small"
            isBusy={check.isBusy}
            onClick={() => void check.run({ body: { level, parts: readParts(form.getValues('parts')) } })}
          >
            {text.check}
          </Button>
          <Button type="submit" size="small" isBusy={edit.isBusy}>
            {text.save}
          </Button>
        </div>
        <Checked breaches={check.done?.reply.breaches ?? null} />
        <FormFault fault={check.fault} />
        <p role="status">{edit.done ? text.saved : ''}</p>
        <FormFault fault={edit.fault} see={edit.see} />
      </form>
    </Card>
  )
}

/** What the checker said last; null: nothing was checked. */
function Checked({ breaches }: { breaches: AdminPortfolio['breaches'] | null }) {
  return (
    <div role="status">
      {breaches?.length === 0 && <p>{text.checkPasses}</p>}
      {breaches !== null && breaches.length > 0 && (
        <ul className="list-disc pl-5">
          {breaches.map((breach) => (
            <li key={breach.text}>{breach.text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
