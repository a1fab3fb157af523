import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Field, SelectField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { importCrossword } from '../admin-contract.ts'
import type { CrosswordKind } from '../crossword-contract.ts'
import { adminText as text } from './admin-text.ts'

const mostBytes = 60_000
/** `of`: the field of the error, if any. */
type Fault = { of?: string; detail: string }

/** Imports an ipuz file in place of a coming puzzle. */
export function ImportForm() {
  const box = useRef<HTMLFormElement>(null)
  const [unfit, setUnfit] = useState<Fault | null>(null)
  const act = useAct(importCrossword, { refresh: ['page'], onDone: () => box.current?.reset() })
  const [first] = act.fields
  const refused = first ? { of: first.path === 'ipuz' ? 'file' : first.path, detail: first.detail } : null
  const fault: Fault | null = unfit ?? refused ?? (act.fault ? { detail: act.fault } : null)
  const wrong = fault?.of
  useEffect(() => {
    if (wrong && !act.isBusy) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [wrong, act.isBusy])
  const errorOf = (name: string) => (fault?.of === name ? fault.detail : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file') as File
    act.forget()
    // Larger than the call accepts: reported before the upload.
    const why = file.size === 0 ? text.noFile : file.size > mostBytes ? text.tooLarge : null
    setUnfit(why ? { of: 'file', detail: why } : null)
    if (why) return
    const body = {
      kind: form.get('kind') as CrosswordKind,
      day: String(form.get('day')).trim(),
      skill: form.get('skill') as Skill,
      ipuz: await file.text(),
    }
    await act.run({ body })
  }
  return (
    <Card aria-labelledby="import">
      <form ref={box} className="grid max-w-[40rem] gap-4" noValidate onSubmit={send}>
        <h2 id="import">{text.importTitle}</h2>
        <p className="text-ink-soft">{text.importHint}</p>
        <Field label={text.chooseFile} name="file" error={errorOf('file')}>
          {(wiring) => <input type="file" name="file" accept=".ipuz,.json,application/json" {...wiring} />}
        </Field>
        <SelectField name="kind" label={text.kind} options={optionsOf(text.kinds)} />
        <TextField
          name="day"
          label={text.forDay}
          hint={text.forDayHint}
          error={errorOf('day')}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField name="skill" label={text.skill} options={optionsOf(skillNames)} />
        <Button type="submit" size="small" isBusy={act.isBusy}>
          {text.import}
        </Button>
        <p role="status">{act.done ? text.done : ''}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault.detail}
          </Notice>
        )}
      </form>
    </Card>
  )
}
