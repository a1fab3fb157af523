import { useEffect, useRef } from 'react'
import { Notice } from '#kit/web/basics/notice.tsx'
import { ErrorSummary } from '#kit/web/fields/error-summary.tsx'
import type { Refusal } from '#lib/errors.ts'
import { sentenceOfRefusal } from './refusal-text.ts'
import { text } from './text.ts'

interface FormProblemsProps {
  refusal: Refusal | null
  /** The wrong fields of the last attempt; one alone says it beside its box. */
  summary: readonly { id: string; message: string }[]
}

/** On top of a form: what the last attempt ran into. The focus goes to a refusal, else to the first wrong field. */
export function FormProblems({ refusal, summary }: FormProblemsProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.focus()
  }, [refusal])
  if (refusal) {
    return (
      <div ref={ref} tabIndex={-1} className="rounded-md">
        <Notice kind={refusal.status >= 500 || refusal.status === 429 ? 'warn' : 'danger'}>
          {sentenceOfRefusal(refusal.problem)} {refusal.status >= 500 ? text.kept : null}
        </Notice>
      </div>
    )
  }
  // `attempt` 0: the form itself has put the focus into the first wrong field.
  return summary.length > 1 ? <ErrorSummary errors={summary} attempt={0} /> : null
}
