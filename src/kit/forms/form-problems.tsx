import { useEffect, useRef } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { formText } from './form-text.ts'
import { sentenceOfRefusal } from './refusal-words.ts'

interface FormProblemsProps {
  refusal: Refusal | null
  /** The invalid fields of the last attempt; a single one shows its error only at its box. */
  summary: readonly { id: string; message: string }[]
}

/**
 * The errors of the last attempt, above the form. The focus moves to a refusal, otherwise to the first invalid field.
 */
export function FormProblems({ refusal, summary }: FormProblemsProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.focus()
  }, [refusal])
  if (refusal) {
    return (
      <div ref={ref} tabIndex={-1} className="rounded-md">
        <Notice kind={refusal.status >= 500 || refusal.status === 429 ? 'warn' : 'danger'}>
          {sentenceOfRefusal(refusal.problem)} {refusal.status >= 500 ? formText.saved : null}
        </Notice>
      </div>
    )
  }
  // `attempt` 0: the form has already focused the first invalid field.
  return summary.length > 1 ? <ErrorSummary errors={summary} attempt={0} /> : null
}
