import type { UseFormReturn } from 'react-hook-form'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { skillNames } from '#kit/skills.ts'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { addQuestion } from '../admin-contract.ts'
import type { QuestionBody } from '../content.ts'
import { QuestionFields } from './admin-fields-part.tsx'
import { adminText as text } from './admin-text.ts'
import {
  fieldOfPath,
  maxParts,
  type NewQuestion,
  newQuestion,
  questionOrder,
  readPlace,
  readWords,
} from './editor-body.ts'

type Kind = QuestionBody['kind']

const order = [...questionOrder, 'article', 'reviewBy'] as const

/** A form for a new question of any kind; it is emptied after a save. */
export function AddQuestionForm() {
  return (
    <AddForm<NewQuestion>
      isFolded
      id="add-question"
      values={newQuestion}
      order={order}
      fieldOfPath={fieldOfPath}
      title={text.add}
      said={() => text.added}
      onAdd={(said, send) => send(addQuestion, { body: { ...readPlace(said), ...readWords(said, said.kind as Kind) } })}
    >
      {(field, form) => (
        <>
          <p className="text-ink-soft">{text.addHint}</p>
          <PlaceFields field={field} />
          <Words field={field} form={form} />
          <TextField {...field('article')} label={text.article} hint={text.articleHint} isOptional />
          <TextField {...field('reviewBy')} type="date" label={text.reviewBy} isOptional />
        </>
      )}
    </AddForm>
  )
}

type Props = { field: FieldOf<NewQuestion>; form: UseFormReturn<NewQuestion, unknown, NewQuestion> }

function Words({ field, form }: Props) {
  const kind = form.watch('kind') as Kind
  const parts = kind === 'ordering' ? maxParts.items : maxParts.wrong
  return <QuestionFields id="add-question" field={field as never} form={form as never} {...{ kind, parts }} />
}

function PlaceFields({ field }: Pick<Props, 'field'>) {
  return (
    <>
      <SelectField {...field('kind')} label={text.kind} options={optionsOf(text.kinds)} />
      <SelectField {...field('pool')} label={text.pool} options={optionsOf(text.pools)} />
      <SelectField {...field('skill')} label={text.skill} options={optionsOf(skillNames)} />
      <SelectField
        {...field('difficulty')}
        label={text.difficulty}
        hint={text.difficultyHint}
        options={optionsOf(text.difficulties)}
      />
    </>
  )
}
