import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Field, SelectField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { importCrossword } from '../admin-contract.ts'
import type { CrosswordKind } from '../crossword-contract.ts'
import { adminText as text } from './admin-text.ts'

const mostBytes = 60_000
/** `of`: the field that it is about, where it is about one. */
type Fault = { of?: string; detail: string }

/** Brings an ipuz file in, in the place of a coming puzzle. */
export function ImportForm() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault?.of) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])
  const errorOf = (name: string) => (fault?.of === name ? fault.detail : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file') as File
    setDone('')
    setFault(null)
    if (file.size === 0) return setFault({ of: 'file', detail: text.noFile })
    // Larger than what the call takes: said here, before it travels.
    if (file.size > mostBytes) return setFault({ of: 'file', detail: text.tooLarge })
    setBusy(true)
    try {
      const body = {
        kind: form.get('kind') as CrosswordKind,
        day: String(form.get('day')).trim(),
        skill: form.get('skill') as Skill,
        ipuz: await file.text(),
      }
      await call(importCrossword, { body }, { idempotencyKey: crypto.randomUUID() })
      box.current?.reset()
      await revalidate()
      setDone(text.done)
    } catch (error) {
      const { problem, message } = asRefusal(error)
      const first = problem.fields?.[0]
      setFault(first ? { of: first.path === 'ipuz' ? 'file' : first.path, detail: first.detail } : { detail: message })
    } finally {
      setBusy(false)
    }
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
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.import}
        </Button>
        <p role="status">{done}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault.detail}
          </Notice>
        )}
      </form>
    </Card>
  )
}
