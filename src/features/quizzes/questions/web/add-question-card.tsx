import { type FormEvent, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { useSaving } from '#lib/web/ui/use-saving.ts'
import { addQuestion } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { adminText as text } from './admin-text.ts'
import { readBody } from './editor-body.ts'

type Kind = QuestionBody['kind']

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** A new question of any kind; its form is empty again once it is kept. */
export function AddQuestionForm() {
  const [kind, setKind] = useState<Kind>('choice')
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = read(form, kind)
    void save(() => call(addQuestion, { body }), text.added).then((isDone) => {
      if (!isDone) return
      form.reset()
      setKind('choice')
    })
  }
  return (
    <Card as="section" aria-labelledby="add-question">
      <h2 id="add-question">{text.add}</h2>
      <p className="mb-4 text-ink-soft">{text.addHint}</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <PlaceFields kind={kind} onKind={setKind} />
        <TextAreaField id="text-new" name="text" label={text.text} />
        <NewBodyFields key={kind} kind={kind} />
        <TextAreaField id="explanation-new" name="explanation" label={text.explanation} hint={text.explanationHint} />
        <TextField id="source-new" name="source" label={text.source} />
        <TextField id="article-new" name="article" label={text.article} hint={text.articleHint} isOptional />
        <TextField id="review-by-new" name="reviewBy" type="date" label={text.reviewBy} isOptional />
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {text.add}
        </Button>
        <p role="status">{done}</p>
        {fault && <p role="alert">{fault}</p>}
      </form>
    </Card>
  )
}

function PlaceFields({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  return (
    <>
      <SelectField
        id="kind-new"
        label={text.kind}
        value={kind}
        options={options(text.kinds)}
        onChange={(event) => onKind(event.currentTarget.value as Kind)}
      />
      <SelectField id="pool-new" name="pool" label={text.pool} options={options(text.pools)} />
      <SelectField id="skill-new" name="skill" label={text.skill} options={options(text.skills)} />
      <SelectField
        id="difficulty-new"
        name="difficulty"
        label={text.difficulty}
        hint={text.difficultyHint}
        options={options(text.difficulties)}
      />
    </>
  )
}

/** As many boxes as a question of this kind may have parts; those left empty are none. */
function NewBodyFields({ kind }: { kind: Kind }) {
  const many = (count: number, label: (n: number) => string, needed: number) =>
    Array.from({ length: count }, (_, i) => (
      <TextField
        key={label(i)}
        id={`part-${i}-new`}
        name="part"
        label={label(i + 1)}
        hint={i === 0 && kind === 'ordering' ? text.orderHint : undefined}
        isOptional={i >= needed}
      />
    ))
  if (kind === 'ordering') return many(5, text.item, 3)
  const hint = kind === 'numeric' ? text.rightNumberHint : undefined
  const right = <TextField key="right" id="right-new" name="right" label={text.right} hint={hint} />
  if (kind === 'numeric') return [right, <TextField key="unit" id="unit-new" name="unit" label={text.unit} />]
  return [right, ...many(4, text.wrong, 1)]
}

function read(element: HTMLFormElement, kind: Kind) {
  const form = new FormData(element)
  const line = (name: string) => String(form.get(name))
  const [article, reviewBy] = [line('article').trim(), line('reviewBy')]
  return {
    ...{ pool: line('pool') as 'daily' | 'exam' | 'money', skill: line('skill') as StaffQuestion['skill'] },
    ...{ difficulty: Number(line('difficulty')) as 1 | 2 | 3, text: line('text'), body: readBody(form, kind) },
    ...{ explanation: line('explanation'), source: line('source') },
    ...(article && { article }),
    ...(reviewBy && { reviewBy }),
  }
}
