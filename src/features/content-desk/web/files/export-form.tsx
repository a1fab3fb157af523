import { useState } from 'react'
import type { ContentFormat } from '#kit/content-formats.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { exportContent, type FileKind } from '../../files-admin-contract.ts'
import { text } from './files-text.ts'
import { fileOf } from './read-chosen.ts'

/** Writes all pieces of a kind to a file. */
export function ExportForm({ kinds }: { kinds: readonly FileKind[] }) {
  const [kind, setKind] = useState(kinds[0]!.kind)
  const [format, setFormat] = useState<ContentFormat | null>(null)
  const { forms } = kinds.find((one) => one.kind === kind)!
  const chosen = forms.find((form) => form.format === format)?.format ?? forms[0]!.format
  const { run, isBusy, done, fault } = useAct(exportContent, {
    onDone: (file) => saveFile(fileOf(file), file.name),
  })
  return (
    <Card aria-labelledby="export-content">
      <PlainForm className="grid gap-4" onSend={() => void run({ query: { kind, format: chosen } })}>
        <h2 id="export-content">{text.export}</h2>
        <p className="text-ink-soft">{text.exportLead}</p>
        <SelectField
          label={text.kind}
          name="export-kind"
          value={kind}
          options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <SelectField
          label={text.format}
          name="export-format"
          value={chosen}
          options={forms.map((form) => ({ value: form.format, label: text.formats[form.format] }))}
          onChange={(event) => setFormat(event.currentTarget.value as ContentFormat)}
        />
        <Button type="submit" kind="line" className="justify-self-start" isBusy={isBusy}>
          {text.exportAct}
        </Button>
        <p role="status">{done ? text.exported(done.reply.name) : ''}</p>
        {fault ? (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        ) : null}
      </PlainForm>
    </Card>
  )
}
