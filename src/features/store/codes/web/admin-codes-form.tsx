import { type FormEvent, useRef, useState } from 'react'
import { formatNumber } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { importCodes } from '../admin-contract.ts'
import { RowFaults } from './row-faults-part.tsx'
import { text } from './text.ts'

const maxNamed = 50

/** Brings codes in from a file; what is there already is named by its row. */
export function AdminCodesForm({ id }: { id: string }) {
  const box = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<string>()
  const { run, isBusy, done, refusal, fields } = useAct(importCodes, {
    refresh: ['page'],
    onDone: () => box.current?.reset(),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('codes')
    const chosen = file instanceof File && file.size > 0 ? file : null
    setMissing(chosen ? undefined : text.missing)
    if (chosen) await run({ query: { id }, body: { csv: await chosen.text() } })
  }
  return (
    <Card aria-labelledby="import-codes">
      <form ref={box} className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <h2 id="import-codes">{text.import}</h2>
        <p className="text-ink-soft">{text.importLead}</p>
        <TextField name="codes" type="file" accept=".csv,.txt,text/csv" label={text.file} error={missing} />
        <Button type="submit" kind="line" className="justify-self-start" isBusy={isBusy}>
          {text.importAct}
        </Button>
        <div role="status">{done ? <Imported {...done.reply} /> : null}</div>
        {refusal ? <RowFaults title={text.wrong} said={refusal.message} faults={fields} /> : null}
      </form>
    </Card>
  )
}

type ImportedProps = { added: number; duplicates: { row: number }[]; pool: { free: number } }

function Imported({ added, duplicates, pool }: ImportedProps) {
  const named = duplicates.slice(0, maxNamed).map(({ row }) => text.row(String(row)))
  const more = duplicates.length - named.length
  return (
    <>
      <p>{text.imported(formatNumber(added), formatNumber(pool.free))}</p>
      {duplicates.length > 0 ? (
        <p>
          {text.duplicates(formatNumber(duplicates.length))}: {named.join(', ')}{' '}
          {more > 0 ? text.more(formatNumber(more)) : ''}
        </p>
      ) : null}
    </>
  )
}
