import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { StateTag } from '#ui/basics/state-tag.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { dailyDatasets } from '../dataset-rules.ts'
import { rewriteWarehouse, type Warehouse } from '../warehouse-contract.ts'
import { warehouseText as text } from './warehouse-text.ts'

/** The files for the bank's data warehouse: up to which day they are written, and writing them again. */
export function WarehousePart({ warehouse }: { warehouse: Warehouse }) {
  const { is_on: isOn, first, last, days, rows, written_at: writtenAt } = warehouse
  return (
    <Card aria-labelledby="warehouse" className="grid gap-3">
      <h2 id="warehouse">{text.title}</h2>
      {isOn ? <StateTag state="good">{text.on}</StateTag> : <p>{text.off}</p>}
      <p className="text-ink-soft">{isOn ? text.lead : text.turnOn}</p>
      {first && last && writtenAt ? (
        <p>{text.written(formatThaiDate(first), formatThaiDate(last), days, formatThaiMoment(new Date(writtenAt)))}</p>
      ) : (
        <p>{text.none}</p>
      )}
      {rows && last ? (
        <DataTable
          caption={text.rowsOf(formatThaiDate(last))}
          hasCaption
          isCompact
          rows={dailyDatasets}
          rowKey={(dataset) => dataset}
          columns={[
            { key: 'dataset', label: text.dataset, cell: (dataset) => text.datasets[dataset] },
            { key: 'rows', label: text.rows, isNumber: true, cell: (dataset) => formatNumber(rows[dataset]) },
          ]}
        />
      ) : null}
      {isOn && last ? <Rewrite /> : null}
    </Card>
  )
}

function Rewrite() {
  const form = useStaffForm({
    id: 'warehouse',
    values: { from: '', reason: '' },
    isEmptied: true,
    act: (send, body) => send(rewriteWarehouse, { body }),
  })
  return (
    <details>
      <summary className="admin-summary">{text.rewrite}</summary>
      <form className="grid gap-3" noValidate onSubmit={form.onSubmit}>
        <TextField {...form.field('from')} label={text.from} hint={text.fromHint} type="date" />
        <TextField {...form.field('reason')} label={text.reason} hint={text.reasonHint} maxLength={200} />
        <FormFault fault={form.fault} />
        <Button type="submit" size="small" className="justify-self-start" isBusy={form.isBusy}>
          {text.rewrite}
        </Button>
        <p role="status">{form.done ? text.rewriting : ''}</p>
      </form>
    </details>
  )
}
