import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { type AdminFund, pauseFund } from '../../admin-contract.ts'
import { FundPause } from '../../contract.ts'
import { adminText as text } from './admin-text.ts'

/** Pauses buying, or buying and selling, with the reason that everybody sees; or opens it again. */
export function AdminFundPause({ fund }: { fund: AdminFund }) {
  const { form: _, ...pause } = useStaffForm({
    id: 'fund-pause',
    values: { paused: fund.paused ?? 'none', reason: '' },
    act: (send, { paused, reason }) =>
      send(pauseFund, {
        query: { code: fund.code },
        body: { paused: FundPause.options.find((one) => one === paused) ?? null, reason },
      }),
  })
  return (
    <Card aria-labelledby="fund-pause">
      <h2 id="fund-pause" className="mb-4">
        {text.pause}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={pause.onSubmit}>
        <p className="text-ink-soft">{text.pauseLead}</p>
        <SelectField
          {...pause.field('paused')}
          label={text.what}
          options={(['none', 'buy', 'all'] as const).map((value) => ({ value, label: text.whats[value] }))}
        />
        <TextField {...pause.field('reason')} label={text.reason} />
        <Button type="submit" kind="line" size="small" className="justify-self-start" isBusy={pause.isBusy}>
          {text.act}
        </Button>
        <p role="status">{pause.done ? text.done : ''}</p>
        <FormFault fault={pause.fault} />
      </form>
    </Card>
  )
}
