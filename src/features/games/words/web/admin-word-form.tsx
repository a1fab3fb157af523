import { type FormEvent, useState } from 'react'
import type { Skill } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { useSaving } from '#lib/web/ui/use-saving.ts'
import { addWord, editWord, retireWord, type StaffWord } from '../admin-contract.ts'
import { difficultyOptions, skillOptions, adminText as text } from './admin-text.ts'

/** A word's texts, and whether it is asked. */
export function EditWordForm({ word }: { word: StaffWord }) {
  const { id, version, isActive } = word
  const [isDirty, setDirty] = useState(false)
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { id, version, ...read(event.currentTarget) }
    void save(() => call(editWord, { body }), text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () =>
    save(() => call(retireWord, { body: { id, isActive: !isActive } }), isActive ? text.retiredNow : text.restoredNow)
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      <WordFields key={version} id={id} word={word} />
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

/** A new word; its form is empty again once it is kept. */
export function AddWordForm() {
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = read(form)
    void save(() => call(addWord, { body }), text.added(body.word)).then((isDone) => isDone && form.reset())
  }
  return (
    <Card aria-labelledby="add-word">
      <h2 id="add-word" className="mb-4">
        {text.add}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <WordFields id="new" />
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
    word: line('word'),
    clue: line('clue'),
    skill: form.get('skill') as Skill,
    difficulty: Number(form.get('difficulty')) as StaffWord['difficulty'],
    explanation: line('explanation'),
    source: line('source'),
  }
}

function WordFields({ id, word }: { id: string; word?: StaffWord }) {
  return (
    <>
      <TextField id={`word-${id}`} name="word" label={text.word} hint={text.wordHint} defaultValue={word?.word} />
      <TextField id={`clue-${id}`} name="clue" label={text.clue} hint={text.clueHint} defaultValue={word?.clue} />
      <SelectField
        id={`skill-${id}`}
        name="skill"
        label={text.skill}
        defaultValue={word?.skill}
        options={skillOptions}
      />
      <SelectField
        id={`difficulty-${id}`}
        name="difficulty"
        label={text.difficulty}
        defaultValue={word?.difficulty}
        options={difficultyOptions}
      />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={word?.explanation}
      />
      <TextField id={`source-${id}`} name="source" label={text.source} defaultValue={word?.source} />
    </>
  )
}
