import { type FormEvent, useState } from 'react'
import { formatNumber } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { RowFaults } from '../../../codes/web/row-faults-part.tsx'
import { exportOrders, importOrders } from '../../admin-contract.ts'
import type { OrderQuery } from './admin-orders-loader.ts'
import { adminText as text } from './admin-text.ts'

/** The queue as a file, out and in. */
export function AdminOrdersCsv({ filter: { number: _, ...filter } }: { filter: OrderQuery }) {
  const out = useAct(exportOrders, {
    onDone: ({ csv, file_name }) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), file_name),
  })
  return (
    <Card aria-labelledby="csv" className="grid gap-4">
      <h2 id="csv">{text.csv}</h2>
      <p className="text-ink-soft">{text.csvLead}</p>
      <Button
        kind="line"
        className="justify-self-start"
        isBusy={out.isBusy}
        onClick={() => void out.run({ body: filter })}
      >
        {text.csvOut}
      </Button>
      <p role="status">{out.done ? text.csvOutDone(formatNumber(out.done.reply.rows)) : ''}</p>
      {out.fault ? (
        <Notice kind="danger" isAlert>
          {out.fault}
        </Notice>
      ) : null}
      <ImportForm />
    </Card>
  )
}

/** First says what a file would do; it is done when that is confirmed. */
function ImportForm() {
  const [csv, setCsv] = useState<string | null>(null)
  const [missing, setMissing] = useState<string>()
  const trial = useAct(importOrders)
  const real = useAct(importOrders, { refresh: ['page'], onDone: () => setCsv(null) })
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('orders')
    const chosen = file instanceof File && file.size > 0 ? file : null
    setMissing(chosen ? undefined : text.csvMissing)
    if (!chosen) return
    const read = await chosen.text()
    real.forget()
    setCsv(read)
    await trial.run({ body: { csv: read, is_trial: true } })
  }
  const would = csv === null ? undefined : trial.done?.reply
  const faults = real.fields.length > 0 ? real.fields : trial.fields
  const fault = real.refusal ?? trial.refusal
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void look(event)}>
      <TextField
        name="orders"
        type="file"
        accept=".csv,text/csv"
        label={text.csvIn}
        hint={text.csvInHint}
        error={missing}
        onChange={() => {
          setCsv(null)
          trial.forget()
          real.forget()
        }}
      />
      <Button type="submit" kind="line" className="justify-self-start" isBusy={trial.isBusy}>
        {text.csvLook}
      </Button>
      <div role="status">
        {would ? (
          <p>
            {would.moved === 0
              ? text.csvNothing
              : text.csvWould(formatNumber(would.moved), formatNumber(would.unchanged))}
          </p>
        ) : null}
        {real.done ? <p>{text.csvDone(formatNumber(real.done.reply.moved))}</p> : null}
      </div>
      {would && would.moved > 0 && csv !== null ? (
        <Button
          className="justify-self-start"
          isBusy={real.isBusy}
          onClick={() => void real.run({ body: { csv, is_trial: false } })}
        >
          {text.csvAct(formatNumber(would.moved))}
        </Button>
      ) : null}
      {fault ? <RowFaults title={text.csvWrong} said={fault.message} faults={faults} /> : null}
    </form>
  )
}
