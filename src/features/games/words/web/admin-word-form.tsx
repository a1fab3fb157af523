import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { AddForm, EditForm, type FaultOf } from '#kit/web/fields/staff-forms.tsx'
import { call } from '#lib/web/call.ts'
import { addWord, editWord, retireWord, type StaffWord } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** A word's texts, and whether it is asked. */
export function EditWordForm({ word }: { word: StaffWord }) {
  const { id, version, isActive } = word
  return (
    <EditForm
      text={text}
      isActive={isActive}
      onSave={(form) => call(editWord, { body: { id, version, ...read(form) } })}
      onTurn={(isWanted) => call(retireWord, { body: { id, isActive: isWanted } })}
    >
      {(faultOf) => <WordFields key={version} {...{ id, word, faultOf }} />}
    </EditForm>
  )
}

export function AddWordForm() {
  return (
    <AddForm
      id="add-word"
      title={text.add}
      said={(form) => text.added(read(form).word)}
      onAdd={(form) => call(addWord, { body: read(form) })}
    >
      {(faultOf) => <WordFields id="new" faultOf={faultOf} />}
    </AddForm>
  )
}

function read(form: FormData) {
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

function WordFields({ id, word, faultOf }: { id: string; word?: StaffWord; faultOf: FaultOf }) {
  return (
    <>
      <TextField
        id={`word-${id}`}
        name="word"
        error={faultOf('word')}
        label={text.word}
        hint={text.wordHint}
        defaultValue={word?.word}
      />
      <TextField
        id={`clue-${id}`}
        name="clue"
        error={faultOf('clue')}
        label={text.clue}
        hint={text.clueHint}
        defaultValue={word?.clue}
      />
      <SelectField
        id={`skill-${id}`}
        name="skill"
        error={faultOf('skill')}
        label={text.skill}
        defaultValue={word?.skill}
        options={optionsOf(skillNames)}
      />
      <SelectField
        id={`difficulty-${id}`}
        name="difficulty"
        error={faultOf('difficulty')}
        label={text.difficulty}
        defaultValue={word?.difficulty}
        options={optionsOf(text.difficulties)}
      />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        error={faultOf('explanation')}
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={word?.explanation}
      />
      <TextField
        id={`source-${id}`}
        name="source"
        error={faultOf('source')}
        label={text.source}
        defaultValue={word?.source}
      />
    </>
  )
}
