import { type FormEvent, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { TextAreaField, TextField } from '#lib/web/ui/field.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { useSaving } from '#lib/web/ui/use-saving.ts'
import { editQuestion, retireQuestion } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { adminText as text } from './admin-text.ts'
import { readBody } from './editor-body.ts'

/** A question's words, and whether it is asked. */
export function EditQuestionForm({ question }: { question: StaffQuestion }) {
  const { id, isActive, body } = question
  // What the fields were filled from: a list that is loaded anew must not make somebody else's edit look seen.
  const [version, setVersion] = useState(question.version)
  const [isDirty, setDirty] = useState(false)
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const edit = { id, version, ...read(event.currentTarget, body) }
    const send = async () => setVersion((await call(editQuestion, { body: edit })).version)
    void save(send, text.saved).then((isDone) => isDone && setDirty(false))
  }
  const turn = () =>
    save(
      () => call(retireQuestion, { body: { id, isActive: !isActive } }),
      isActive ? text.retiredNow : text.restoredNow,
    )
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      <p className="text-13 text-ink-soft">{text.editHint}</p>
      <TextAreaField id={`text-${id}`} name="text" label={text.text} defaultValue={question.text} />
      <BodyFields id={id} body={body} />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        label={text.explanation}
        hint={text.explanationHint}
        defaultValue={question.explanation}
      />
      <TextField id={`source-${id}`} name="source" label={text.source} defaultValue={question.source} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void turn()}>
          {isActive ? text.retire : text.restore}
        </Button>
        <span role="status">{done || (isDirty ? text.unsaved : '')}</span>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </form>
  )
}

function BodyFields({ id, body }: { id: string; body: QuestionBody }) {
  const part = (name: string, label: string, value: string, key: string) => (
    <TextField key={key} id={`${key}-${id}`} name={name} label={label} defaultValue={value} />
  )
  if (body.kind === 'ordering') return body.items.map((item, i) => part('part', text.item(i + 1), item, `item-${i}`))
  const right = part('right', text.right, body.right, 'right')
  if (body.kind === 'numeric') return [right, part('unit', text.unit, body.unit, 'unit')]
  return [right, ...body.wrong.map((wrong, i) => part('part', text.wrong(i + 1), wrong, `wrong-${i}`))]
}

function read(element: HTMLFormElement, { kind }: QuestionBody) {
  const form = new FormData(element)
  const line = (name: string) => String(form.get(name))
  return { text: line('text'), body: readBody(form, kind), explanation: line('explanation'), source: line('source') }
}
