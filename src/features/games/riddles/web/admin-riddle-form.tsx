import type { Skill } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { SelectField, TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { AddForm, EditForm, type ErrorOf } from '#lib/web/ui/staff-forms.tsx'
import { addRiddle, editRiddle, retireRiddle, type StaffRiddle } from '../admin-contract.ts'
import { difficultyOptions, skillOptions, adminText as text } from './admin-text.ts'

/** A riddle's picture and texts, and whether it is asked. */
export function EditRiddleForm({ riddle }: { riddle: StaffRiddle }) {
  const { id, version, isActive } = riddle
  return (
    <EditForm
      text={text}
      isActive={isActive}
      onSave={(form) => call(editRiddle, { body: { id, version, ...read(form) } })}
      onTurn={(isWanted) => call(retireRiddle, { body: { id, isActive: isWanted } })}
    >
      {(errorOf) => <RiddleFields key={version} {...{ id, riddle, errorOf }} />}
    </EditForm>
  )
}

export function AddRiddleForm() {
  return (
    <AddForm
      id="add-riddle"
      title={text.add}
      said={(form) => text.added(read(form).answer)}
      onAdd={(form) => call(addRiddle, { body: read(form) })}
    >
      {(errorOf) => <RiddleFields id="new" errorOf={errorOf} />}
    </AddForm>
  )
}

function read(form: FormData) {
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

function RiddleFields({ id, riddle, errorOf }: { id: string; riddle?: StaffRiddle; errorOf: ErrorOf }) {
  return (
    <>
      <TextField
        id={`answer-${id}`}
        name="answer"
        error={errorOf('answer')}
        label={text.answer}
        defaultValue={riddle?.answer}
      />
      <TextAreaField
        id={`accepted-${id}`}
        name="accepted"
        error={errorOf('accepted')}
        label={text.accepted}
        hint={text.acceptedHint}
        isOptional
        defaultValue={riddle?.accepted.join('\n')}
      />
      <TextAreaField
        id={`drawing-${id}`}
        name="drawing"
        error={errorOf('drawing')}
        label={text.drawing}
        hint={text.drawingHint}
        spellCheck={false}
        defaultValue={riddle?.drawing}
      />
      <TextAreaField
        id={`description-${id}`}
        name="description"
        error={errorOf('description')}
        label={text.picture}
        hint={text.pictureHint}
        defaultValue={riddle?.description}
      />
      <SelectField
        id={`skill-${id}`}
        name="skill"
        error={errorOf('skill')}
        label={text.skill}
        defaultValue={riddle?.skill}
        options={skillOptions}
      />
      <SelectField
        id={`difficulty-${id}`}
        name="difficulty"
        error={errorOf('difficulty')}
        label={text.difficulty}
        defaultValue={riddle?.difficulty}
        options={difficultyOptions}
      />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        error={errorOf('explanation')}
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={riddle?.explanation}
      />
      <TextField
        id={`source-${id}`}
        name="source"
        error={errorOf('source')}
        label={text.source}
        defaultValue={riddle?.source}
      />
    </>
  )
}
