import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { AddForm, EditForm, type FaultOf } from '#kit/web/fields/staff-forms.tsx'
import { call } from '#lib/web/call.ts'
import { addRiddle, editRiddle, retireRiddle, type StaffRiddle } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

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
      {(faultOf) => <RiddleFields key={version} {...{ id, riddle, faultOf }} />}
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
      {(faultOf) => <RiddleFields id="new" faultOf={faultOf} />}
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

function RiddleFields({ id, riddle, faultOf }: { id: string; riddle?: StaffRiddle; faultOf: FaultOf }) {
  return (
    <>
      <TextField
        id={`answer-${id}`}
        name="answer"
        error={faultOf('answer')}
        label={text.answer}
        defaultValue={riddle?.answer}
      />
      <TextAreaField
        id={`accepted-${id}`}
        name="accepted"
        error={faultOf('accepted', 'parts')}
        label={text.accepted}
        hint={text.acceptedHint}
        isOptional
        defaultValue={riddle?.accepted.join('\n')}
      />
      <TextAreaField
        id={`drawing-${id}`}
        name="drawing"
        error={faultOf('drawing')}
        label={text.drawing}
        hint={text.drawingHint}
        spellCheck={false}
        defaultValue={riddle?.drawing}
      />
      <TextAreaField
        id={`description-${id}`}
        name="description"
        error={faultOf('description')}
        label={text.picture}
        hint={text.pictureHint}
        defaultValue={riddle?.description}
      />
      <SelectField
        id={`skill-${id}`}
        name="skill"
        error={faultOf('skill')}
        label={text.skill}
        defaultValue={riddle?.skill}
        options={optionsOf(skillNames)}
      />
      <SelectField
        id={`difficulty-${id}`}
        name="difficulty"
        error={faultOf('difficulty')}
        label={text.difficulty}
        defaultValue={riddle?.difficulty}
        options={optionsOf(text.difficulties)}
      />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        error={faultOf('explanation')}
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={riddle?.explanation}
      />
      <TextField
        id={`source-${id}`}
        name="source"
        error={faultOf('source')}
        label={text.source}
        defaultValue={riddle?.source}
      />
    </>
  )
}
