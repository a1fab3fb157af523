import { useRef, useState } from 'react'
import type { ContentFormat } from '#kit/content-formats.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { type FileAsk, type FileKind, type FileRow, maxFileBytes, tryContentFile } from '../../files-admin-contract.ts'
import { text } from './files-text.ts'
import { base64Of } from './read-chosen.ts'

export type GivenFile = {
  kind: string
  format: ContentFormat
  name: string
  base64: string
  given: Record<string, string>
}
/** A file that was tried; `at` counts the tries. */
export type Tried = { at: number; file: GivenFile; rows: readonly FileRow[] }

type Props = { kinds: readonly FileKind[]; onTried: (tried: Tried | null) => void }

/** Tries a file: what each row would do is shown, and nothing changes. */
export function ImportForm({ kinds, onTried }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const tries = useRef(0)
  const [kind, setKind] = useState(kinds[0]!.kind)
  const [format, setFormat] = useState<ContentFormat | null>(null)
  const [given, setGiven] = useState<Record<string, string>>({})
  const [wrong, setWrong] = useState<string>()
  const { forms } = kinds.find((one) => one.kind === kind)!
  const form = forms.find((one) => one.format === format) ?? forms[0]!
  const { run, isBusy, fault } = useAct(tryContentFile, {
    onDone: ({ rows }, { body }) => {
      tries.current += 1
      onTried({ at: tries.current, file: { ...body, given: body.given ?? {} }, rows })
    },
  })
  const send = async () => {
    const file = box.current?.files?.[0]
    const refusal = !file ? text.noFile : file.size > maxFileBytes ? text.tooLarge : undefined
    setWrong(refusal)
    if (!file || refusal) return box.current?.focus()
    onTried(null)
    const known = Object.entries(given).filter(([name, value]) => value && form.asks.some((ask) => ask.name === name))
    const body = { kind, format: form.format, name: file.name.slice(-120), base64: await base64Of(file) }
    await run({ body: { ...body, given: Object.fromEntries(known) } })
  }
  return (
    <Card aria-labelledby="import-content">
      <PlainForm className="grid gap-4" onSend={() => void send()}>
        <h2 id="import-content">{text.import}</h2>
        <p className="text-ink-soft">{text.importLead}</p>
        <SelectField
          label={text.kind}
          name="import-kind"
          value={kind}
          options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <SelectField
          label={text.format}
          name="import-format"
          value={form.format}
          options={forms.map((one) => ({ value: one.format, label: text.formats[one.format] }))}
          onChange={(event) => setFormat(event.currentTarget.value as ContentFormat)}
        />
        <TextField
          ref={box}
          name="import-file"
          type="file"
          accept={form.accept}
          label={text.file}
          hint={text.fileHint}
          error={wrong}
        />
        <Asks asks={form.asks} given={given} onGiven={setGiven} />
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          {text.try}
        </Button>
        {fault ? (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        ) : null}
      </PlainForm>
    </Card>
  )
}

type AsksProps = {
  asks: readonly FileAsk[]
  given: Record<string, string>
  onGiven: (given: Record<string, string>) => void
}

/** What files of other programs do not tell. */
function Asks({ asks, given, onGiven }: AsksProps) {
  if (asks.length === 0) return null
  const boxOf = ({ name, label, hint }: FileAsk) => ({
    label,
    hint,
    name: `given-${name}`,
    value: given[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className="content-asks">
      <legend>{text.asks}</legend>
      <p className="text-13 text-ink-soft">{text.asksHint}</p>
      {asks.map((ask) =>
        ask.options ? (
          <SelectField key={ask.name} {...boxOf(ask)} placeholder={text.choose} options={ask.options} />
        ) : (
          <TextField key={ask.name} {...boxOf(ask)} isOptional maxLength={ask.max_length} autoComplete="off" />
        ),
      )}
    </fieldset>
  )
}
