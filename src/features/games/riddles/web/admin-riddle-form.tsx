import { AddForm } from '#kit/forms/staff-forms.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { addRiddle, type StaffRiddle } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** A new riddle; what is there is edited in the editor of all kinds. */
export function AddRiddleForm() {
  return (
    <AddForm
      isFolded
      id="add-riddle"
      values={empty}
      title={text.add}
      said={(values) => text.added(read(values).answer)}
      onAdd={(values, send) => send(addRiddle, { body: read(values) })}
    >
      {(field) => <RiddleFields field={field} />}
    </AddForm>
  )
}

/** What the boxes hold. */
type Values = Record<keyof typeof empty, string>

const empty = {
  answer: '',
  accepted: '',
  drawing: '',
  description: '',
  skill: 'saving',
  difficulty: '1',
  explanation: '',
  source: '',
}

function read({ accepted, skill, difficulty, ...texts }: Values) {
  return {
    ...texts,
    accepted: accepted
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
    skill: skill as Skill,
    difficulty: Number(difficulty) as StaffRiddle['difficulty'],
  }
}

function RiddleFields({ field }: { field: FieldOf<Values> }) {
  return (
    <>
      <TextField {...field('answer')} label={text.answer} />
      <TextAreaField {...field('accepted')} label={text.accepted} hint={text.acceptedHint} isOptional />
      <TextAreaField {...field('drawing')} label={text.drawing} hint={text.drawingHint} spellCheck={false} />
      <TextAreaField {...field('description')} label={text.picture} hint={text.pictureHint} />
      <SelectField {...field('skill')} label={text.skill} options={optionsOf(skillNames)} />
      <SelectField {...field('difficulty')} label={text.difficulty} options={optionsOf(text.difficulties)} />
      <TextAreaField {...field('explanation')} label={text.explanation} hint={text.explanationHint} />
      <TextField {...field('source')} label={text.source} />
    </>
  )
}
