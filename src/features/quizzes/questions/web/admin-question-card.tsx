import { useState } from 'react'
import { EditForm } from '#kit/web/fields/staff-forms.tsx'
import { call } from '#lib/web/call.ts'
import { editQuestion, retireQuestion } from '../admin-contract.ts'
import type { StaffQuestion } from '../content.ts'
import { QuestionFields } from './admin-fields-part.tsx'
import { adminText as text } from './admin-text.ts'
import { filledParts, readWords } from './editor-body.ts'

/** A question's words and picture, and whether it is asked. */
export function EditQuestionForm({ question }: { question: StaffQuestion }) {
  const { id, isActive, body } = question
  // What the fields were filled from: a list that is loaded anew must not make somebody else's edit look seen.
  const [version, setVersion] = useState(question.version)
  const [filled, setFilled] = useState<number[]>([])
  const send = async (form: FormData) => {
    setFilled(filledParts(form))
    setVersion((await call(editQuestion, { body: { id, version, ...readWords(form, body.kind) } })).version)
  }
  return (
    <EditForm
      text={text}
      isActive={isActive}
      onSave={send}
      onTurn={(isWanted) => call(retireQuestion, { body: { id, isActive: isWanted } })}
    >
      {(faultOf) => (
        <>
          <p className="text-13 text-ink-soft">{text.editHint}</p>
          <QuestionFields {...{ id, question, filled, faultOf }} kind={body.kind} />
        </>
      )}
    </EditForm>
  )
}
