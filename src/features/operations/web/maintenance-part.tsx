import { readMoment } from '#kit/forms/box-values.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { setMaintenance } from '../maintenance-contract.ts'
import type { Maintenance } from '../operations-contract.ts'
import { text } from './text.ts'

/** Closes or opens the product for everybody but staff. */
export function MaintenancePart({ maintenance }: { maintenance: Maintenance }) {
  const { is_on: isOn, changed_at: changedAt, back_at: backAt } = maintenance
  const since = formatThaiMoment(new Date(changedAt))
  const form = useStaffForm({
    id: 'maintenance',
    values: { back_at: '', reason: '' },
    isEmptied: true,
    act: (send, boxes) => {
      const back = isOn ? '' : readMoment(boxes.back_at)
      return send(setMaintenance, { body: { is_on: !isOn, reason: boxes.reason, ...(back && { back_at: back }) } })
    },
  })
  return (
    <Card aria-labelledby="maintenance" className="grid gap-3">
      <h2 id="maintenance">{text.maintenance}</h2>
      <StateTag state={isOn ? 'stop' : 'good'}>{isOn ? text.closedNow(since) : text.openNow(since)}</StateTag>
      {backAt ? (
        <p>
          {text.backAt} {formatThaiMoment(new Date(backAt))}
        </p>
      ) : null}
      <p className="text-ink-soft">{text.closing}</p>
      <form className="grid gap-3" noValidate onSubmit={form.onSubmit}>
        {isOn ? null : (
          <TextField
            {...form.field('back_at')}
            label={text.backAt}
            hint={text.backHint}
            type="datetime-local"
            isOptional
          />
        )}
        <TextField {...form.field('reason')} label={text.reason} hint={text.reasonHint} maxLength={200} />
        <FormFault fault={form.fault} />
        <Button type="submit" kind={isOn ? 'main' : 'danger'} className="justify-self-start" isBusy={form.isBusy}>
          {isOn ? text.open : text.close}
        </Button>
        <p role="status">{form.done ? text.changed : ''}</p>
      </form>
    </Card>
  )
}
