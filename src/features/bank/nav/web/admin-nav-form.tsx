import { type FormEvent, useState } from 'react'
import { formatNumber } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { importNav } from '../admin-contract.ts'
import { NavJumps } from './nav-jumps.tsx'
import { text } from './text.ts'

const words = text.admin

type Chosen = { file_name: string; file: string }

/** First says what a file would do; it is done when that is confirmed. The whole file or nothing. */
export function AdminNavForm() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [missing, setMissing] = useState<string>()
  const trial = useAct(importNav)
  const real = useAct(importNav, { refresh: ['page'], onDone: () => setChosen(null) })
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('nav')
    const given = file instanceof File && file.size > 0 ? file : null
    setMissing(given ? undefined : words.missing)
    if (!given) return
    // As bytes: the server sees another encoding than UTF-8, which text() would hide.
    const read = { file_name: given.name, file: encodeBase64(new Uint8Array(await given.arrayBuffer())) }
    real.forget()
    setChosen(read)
    await trial.run({ body: { ...read, is_trial: true } })
  }
  const would = chosen ? trial.done?.reply : undefined
  const refusal = real.refusal ?? trial.refusal
  const faults = real.fields.length > 0 ? real.fields : trial.fields
  const added = formatNumber(would?.added ?? 0)
  return (
    <Card as="div" className="max-w-160">
      <form className="grid gap-4" noValidate onSubmit={(event) => void look(event)}>
        <TextField
          name="nav"
          type="file"
          accept=".csv,text/csv"
          label={words.file}
          error={missing}
          onChange={() => {
            setChosen(null)
            trial.forget()
            real.forget()
          }}
        />
        <Button type="submit" kind="line" className="justify-self-start" isBusy={trial.isBusy}>
          {words.look}
        </Button>
        <div role="status" className="grid gap-2">
          {would ? (
            <p>{would.added === 0 ? words.nothing : words.would(added, formatNumber(would.unchanged))}</p>
          ) : null}
          {would ? <NavJumps jumps={would.jumps} /> : null}
          {real.done ? (
            <p>{real.done.reply.state === 'held' ? words.held : words.done(formatNumber(real.done.reply.added))}</p>
          ) : null}
        </div>
        {would && would.added > 0 && chosen ? (
          <Button
            className="justify-self-start"
            isBusy={real.isBusy}
            onClick={() => void real.run({ body: { ...chosen, is_trial: false } })}
          >
            {would.jumps.length > 0 ? words.hold(added) : words.act(added)}
          </Button>
        ) : null}
        {refusal ? (
          <Notice kind="danger" isAlert title={refusal.message}>
            <ul>
              {faults.map(({ path, detail }) => (
                <li key={path}>
                  {path.startsWith('rows.') ? `${words.row(path.slice('rows.'.length))}: ` : ''}
                  {detail}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </form>
    </Card>
  )
}

function encodeBase64(bytes: Uint8Array): string {
  // In parts: a call with a million arguments is too many.
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return btoa(parts.join(''))
}
