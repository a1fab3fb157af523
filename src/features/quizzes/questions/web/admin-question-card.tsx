import { useState } from 'react'
import { EditForm } from '#kit/web/forms/staff-forms.tsx'
import type { Send } from '#lib/web/data/send-under.ts'
import { editQuestion, retireQuestion } from '../admin-contract.ts'
import type { StaffQuestion } from '../content.ts'
import { QuestionFields } from './admin-fields-part.tsx'
import { adminText as text } from './admin-text.ts'
import { fieldOfPath, type QuestionValues, questionOrder, readWords, valuesOf } from './editor-body.ts'

/** A question's words and picture, and whether it is asked. */
export function EditQuestionForm({ question }: { question: StaffQuestion }) {
  const { id, isActive, body } = question
  // What the fields were filled from: a list that is loaded anew must not make somebody else's edit look seen.
  const [values] = useState(() => valuesOf(question))
  const [version, setVersion] = useState(question.version)
  const save = async (said: QuestionValues, send: Send) => {
    setVersion((await send(editQuestion, { body: { id, version, ...readWords(said, body.kind) } })).version)
  }
  return (
    <EditForm<QuestionValues>
      id={id}
      values={values}
      order={questionOrder}
      fieldOfPath={fieldOfPath}
      text={text}
      isActive={isActive}
      onSave={save}
      onTurn={(isWanted, send) => send(retireQuestion, { body: { id, isActive: isWanted } })}
    >
      {(field, form) => (
        <>
          <p className="text-13 text-ink-soft">{text.editHint}</p>
          <QuestionFields {...{ id, field, form }} kind={body.kind} parts={partsOf(body)} isNew={false} />
        </>
      )}
    </EditForm>
  )
}

function partsOf(body: StaffQuestion['body']): number {
  if (body.kind === 'numeric') return 0
  return body.kind === 'ordering' ? body.items.length : body.wrong.length
}
