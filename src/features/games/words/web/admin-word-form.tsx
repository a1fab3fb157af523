import { AddForm } from '#kit/forms/staff-forms.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { addWord, type StaffWord } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** A new word; what is there is edited in the editor of all kinds. */
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
