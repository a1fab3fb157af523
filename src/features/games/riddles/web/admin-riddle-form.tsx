import type { Skill } from '#features/koin/contract.ts'
import { call } from '#lib/web/call.ts'
import { SelectField, TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { AddForm, EditForm } from '#lib/web/ui/staff-forms.tsx'
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
      <RiddleFields key={version} id={id} riddle={riddle} />
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
      <RiddleFields id="new" />
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
