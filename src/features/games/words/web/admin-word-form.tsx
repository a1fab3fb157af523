import { AddForm, EditForm } from '#kit/forms/staff-forms.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { addWord, editWord, retireWord, type StaffWord } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** A word's texts, and whether it is in use. */
export function EditWordForm({ word }: { word: StaffWord }) {
  const { id, version, is_active } = word
  return (
    <EditForm
      id={id}
      values={valuesOf(word)}
      text={text}
      isActive={is_active}
      onSave={(values, send) => send(editWord, { body: { id, version, ...read(values) } })}
      onTurn={(isWanted, send) => send(retireWord, { body: { id, is_active: isWanted } })}
    >
      {(field) => <WordFields field={field} />}
    </EditForm>
  )
}

export function AddWordForm() {
  return (
    <AddForm
      isFolded
      id="add-word"
      values={empty}
      title={text.add}
      said={(values) => text.added(read(values).word)}
      onAdd={(values, send) => send(addWord, { body: read(values) })}
    >
      {(field) => <WordFields field={field} />}
    </AddForm>
  )
}

/** What the boxes hold. */
type Values = Record<keyof typeof empty, string>

const empty = { word: '', clue: '', more_clues: '', skill: 'saving', difficulty: '1', explanation: '', source: '' }

function valuesOf({ word, clue, more_clues = [], skill, difficulty, explanation, source }: StaffWord): Values {
  return { word, clue, more_clues: more_clues.join('\n'), skill, difficulty: String(difficulty), explanation, source }
}

function read({ skill, difficulty, more_clues, ...texts }: Values) {
  const clues = more_clues.split('\n').filter((line) => line.trim() !== '')
  return {
    ...texts,
    more_clues: clues,
    skill: skill as Skill,
    difficulty: Number(difficulty) as StaffWord['difficulty'],
  }
}

function WordFields({ field }: { field: FieldOf<Values> }) {
  return (
    <>
      <TextField {...field('word')} label={text.word} hint={text.wordHint} />
      <TextField {...field('clue')} label={text.clue} hint={text.clueHint} />
      <TextAreaField {...field('more_clues')} label={text.moreClues} hint={text.moreCluesHint} />
      <SelectField {...field('skill')} label={text.skill} options={optionsOf(skillNames)} />
      <SelectField {...field('difficulty')} label={text.difficulty} options={optionsOf(text.difficulties)} />
      <TextAreaField {...field('explanation')} label={text.explanation} hint={text.explanationHint} />
      <TextField {...field('source')} label={text.source} />
    </>
  )
}
