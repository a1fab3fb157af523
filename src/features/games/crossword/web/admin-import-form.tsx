import { refuseField } from '#kit/forms/refuse-field.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { AddSection } from '#ui/basics/add-section.tsx'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { importCrossword } from '../admin-contract.ts'
import type { CrosswordKind } from '../crossword-contract.ts'
import { adminText as text } from './admin-text.ts'

const maxBytes = 60_000

type Values = { file?: FileList; kind: string; day: string; skill: string }

const empty: Values = { kind: Object.keys(text.kinds)[0]!, day: '', skill: 'saving' }

/** Imports an ipuz file in place of a coming puzzle. */
export function ImportForm() {
  const { field, onSubmit, isBusy, done, summary, refusal } = useStaffForm({
    id: 'crossword',
    values: empty,
    order: ['file', 'kind', 'day', 'skill'],
    isEmptied: true,
    fieldOfPath: (path) => (path === 'ipuz' ? 'file' : path),
    act: async (send, { file: files, kind, day, skill }) => {
      const file = files?.[0]
      if (!file) throw refuseField('file', text.noFile)
      // Larger than what the call takes: said here, before it travels.
      if (file.size > maxBytes) throw refuseField('file', text.tooLarge)
      const place = { kind: kind as CrosswordKind, day: day.trim(), skill: skill as Skill }
      return send(importCrossword, { body: { ...place, ipuz: await file.text() } })
    },
  })
  return (
    <AddSection id="import" title={text.importTitle}>
      <form className="grid max-w-[40rem] gap-4" noValidate onSubmit={onSubmit}>
        <p className="text-ink-soft">{text.importHint}</p>
        <TextField {...field('file')} type="file" accept=".ipuz,.json,application/json" label={text.chooseFile} />
        <SelectField {...field('kind')} label={text.kind} options={optionsOf(text.kinds)} />
        <TextField
          {...field('day')}
          label={text.forDay}
          hint={text.forDayHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField {...field('skill')} label={text.skill} options={optionsOf(skillNames)} />
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.import}
        </Button>
        <p role="status">{done ? text.done : ''}</p>
        <FormFault fault={summary[0]?.message ?? refusal?.message ?? null} />
      </form>
    </AddSection>
  )
}
