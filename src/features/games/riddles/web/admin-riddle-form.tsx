import { type FormEvent, useState } from 'react'
import type { Skill } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { useSaving } from '#lib/web/ui/use-saving.ts'
import { addRiddle, editRiddle, retireRiddle, type StaffRiddle } from '../admin-contract.ts'
import { difficultyOptions, skillOptions, adminText as text } from './admin-text.ts'

/** A riddle's picture and texts, and whether it is asked. */
export function EditRiddleForm({ riddle }: { riddle: StaffRiddle }) {
  const { id, version, isActive } = riddle
  const [isDirty, setDirty] = useState(false)
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { id, version, ...read(event.currentTarget) }
    void save(() => call(editRiddle, { body }), text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () =>
    save(() => call(retireRiddle, { body: { id, isActive: !isActive } }), isActive ? text.retiredNow : text.restoredNow)
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      <RiddleFields key={version} id={id} riddle={riddle} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done || (isDirty ? text.unsaved : '')}</span>
      </div>
      {fault && <p role="alert">{fault}</p>}
    </form>
  )
}

/** A new riddle; its form is empty again once it is kept. */
export function AddRiddleForm() {
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = read(form)
    void save(() => call(addRiddle, { body }), text.added(body.answer)).then((isDone) => isDone && form.reset())
  }
  return (
    <Card aria-labelledby="add-riddle">
      <h2 id="add-riddle" className="mb-4">
        {text.add}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <RiddleFields id="new" />
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {text.add}
        </Button>
        <p role="status">{done}</p>
        {fault && <p role="alert">{fault}</p>}
      </form>
    </Card>
  )
}

function read(element: HTMLFormElement) {
  const form = new FormData(element)
  const line = (name: string) => String(form.get(name))
  return {
    answer: line('answer'),
    accepted: line('accepted')
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
    drawing: line('drawing'),
    description: line('description'),
    skill: form.get('skill') as Skill,
    difficulty: Number(form.get('difficulty')) as StaffRiddle['difficulty'],
    explanation: line('explanation'),
    source: line('source'),
  }
}

function RiddleFields({ id, riddle }: { id: string; riddle?: StaffRiddle }) {
  return (
    <>
      <TextField id={`answer-${id}`} name="answer" label={text.answer} defaultValue={riddle?.answer} />
      <TextAreaField
        id={`accepted-${id}`}
        name="accepted"
        label={text.accepted}
        hint={text.acceptedHint}
        isOptional
        defaultValue={riddle?.accepted.join('\n')}
      />
      <TextAreaField
        id={`drawing-${id}`}
        name="drawing"
        label={text.drawing}
        hint={text.drawingHint}
        spellCheck={false}
        defaultValue={riddle?.drawing}
      />
      <TextAreaField
        id={`description-${id}`}
        name="description"
        label={text.picture}
        hint={text.pictureHint}
        defaultValue={riddle?.description}
      />
      <SelectField
        id={`skill-${id}`}
        name="skill"
        label={text.skill}
        defaultValue={riddle?.skill}
        options={skillOptions}
      />
      <SelectField
        id={`difficulty-${id}`}
        name="difficulty"
        label={text.difficulty}
        defaultValue={riddle?.difficulty}
        options={difficultyOptions}
      />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={riddle?.explanation}
      />
      <TextField id={`source-${id}`} name="source" label={text.source} defaultValue={riddle?.source} />
    </>
  )
}
