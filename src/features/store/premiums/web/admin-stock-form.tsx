import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { formatNumber } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { changeStock } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

const empty = { change: '', reason: '' }

/** Adds to a stock or takes from it, with a reason. */
export function AdminStockForm({ id }: { id: string }) {
  const { form: _, ...stock } = useStaffForm({
    id: 'stock',
    values: empty,
    isEmptied: true,
    act: (send, { change, reason }) => {
      const count = /^[+-]?\d{1,7}$/.test(change.trim()) ? Number(change) : Number.NaN
      return send(changeStock, { query: { id }, body: { change: count, reason } })
    },
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={stock.onSubmit}>
      <p className="text-13 text-ink-soft">{text.stockLead}</p>
      <TextField {...stock.field('change')} label={text.change} hint={text.changeHint} autoComplete="off" />
      <TextField {...stock.field('reason')} label={text.reason} hint={text.reasonHint} maxLength={200} />
      <Button type="submit" kind="line" size="small" isBusy={stock.isBusy}>
        {text.changeAct}
      </Button>
      <p role="status">{stock.done ? sayStock(stock.done.reply) : ''}</p>
      <FormFault fault={stock.fault} />
    </form>
  )
}

function sayStock({ left, is_waiting: isWaiting }: Reply<typeof changeStock>): string {
  return isWaiting ? text.stockWaits : text.changed(formatNumber(left))
}
