import { useState } from 'react'
import { EditForm } from '#kit/forms/staff-forms.tsx'
import type { Send } from '#lib/web/data/send-under.ts'
import { editQuestion, retireQuestion } from '../admin-contract.ts'
import type { StaffQuestion } from '../content.ts'
import { QuestionFields } from './admin-fields-part.tsx'
import { adminText as text } from './admin-text.ts'
import { fieldOfPath, type QuestionValues, questionOrder, readWords, valuesOf } from './editor-body.ts'

/** A question's text and picture, and whether it is in use. */
export function EditQuestionForm({ question }: { question: StaffQuestion }) {
  const { id, is_active, body } = question
  // The version of the values in the fields: reloading the list must not hide another person's edit.
  const [values] = useState(() => valuesOf(question))
  const [version, setVersion] = useState(question.version)
  const [isWaiting, setIsWaiting] = useState(false)
  const save = async (said: QuestionValues, send: Send) => {
    const saved = await send(editQuestion, { body: { id, version, ...readWords(said, body.kind) } })
    setVersion(saved.version)
    setIsWaiting(saved.is_waiting)
  }
  return (
    <EditForm<QuestionValues>
      id={id}
      values={values}
      order={questionOrder}
      fieldOfPath={fieldOfPath}
      text={isWaiting ? { ...text, saved: text.waiting } : text}
      isActive={is_active}
      onSave={save}
      onTurn={(isWanted, send) => send(retireQuestion, { body: { id, is_active: isWanted } })}
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
