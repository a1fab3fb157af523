import { useState } from 'react'
import { skillNames } from '#kit/skills.ts'
import { SelectField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { AddForm } from '#kit/web/fields/staff-forms.tsx'
import { call } from '#lib/web/call.ts'
import { addQuestion } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { QuestionFields } from './admin-fields-part.tsx'
import { adminText as text } from './admin-text.ts'
import { filledParts, readWords } from './editor-body.ts'

type Kind = QuestionBody['kind']

/** A new question of any kind; its form is empty again once it is kept. */
export function AddQuestionForm() {
  const [kind, setKind] = useState<Kind>('choice')
  const [filled, setFilled] = useState<number[]>([])
  // A picture is no box that empties itself.
  const [round, setRound] = useState(0)
  const add = async (form: FormData) => {
    setFilled(filledParts(form))
    await call(addQuestion, { body: { ...readPlace(form), ...readWords(form, kind) } })
    setKind('choice')
    setRound(round + 1)
  }
  return (
    <AddForm id="add-question" title={text.add} said={() => text.added} onAdd={add}>
      {(faultOf) => (
        <>
          <p className="text-ink-soft">{text.addHint}</p>
          <PlaceFields kind={kind} onKind={setKind} />
          <QuestionFields key={round} id="new" {...{ kind, filled, faultOf }} />
          <TextField
            id="article-new"
            name="article"
            label={text.article}
            hint={text.articleHint}
            error={faultOf('article')}
            isOptional
          />
          <TextField
            id="review-by-new"
            name="reviewBy"
            type="date"
            label={text.reviewBy}
            error={faultOf('reviewBy')}
            isOptional
          />
        </>
      )}
    </AddForm>
  )
}

function PlaceFields({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  return (
    <>
      <SelectField
        id="kind-new"
        label={text.kind}
        value={kind}
        options={optionsOf(text.kinds)}
        onChange={(event) => onKind(event.currentTarget.value as Kind)}
      />
      <SelectField id="pool-new" name="pool" label={text.pool} options={optionsOf(text.pools)} />
      <SelectField id="skill-new" name="skill" label={text.skill} options={optionsOf(skillNames)} />
      <SelectField
        id="difficulty-new"
        name="difficulty"
        label={text.difficulty}
        hint={text.difficultyHint}
        options={optionsOf(text.difficulties)}
      />
    </>
  )
}

function readPlace(form: FormData) {
  const line = (name: string) => String(form.get(name))
  const [article, reviewBy] = [line('article').trim(), line('reviewBy')]
  return {
    pool: line('pool') as 'daily' | 'exam' | 'money',
    skill: line('skill') as StaffQuestion['skill'],
    difficulty: Number(line('difficulty')) as 1 | 2 | 3,
    ...(article && { article }),
    ...(reviewBy && { reviewBy }),
  }
}
