import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../basics/icon.tsx'
import { fieldText } from './field-text.ts'

interface ErrorSummaryProps {
  /** In the order of the form: the field's id (`fieldId(name)`) and the same message as at the field. */
  errors: readonly { id: string; message: string }[]
  /** Changes with each submit (react-hook-form's `submitCount`): the summary then receives the focus. */
  attempt: number
}

/** The errors of a form, above it: focused after a submit, every line is a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isShown = errors.length > 0
  useEffect(() => {
    if (attempt > 0 && isShown) ref.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <section ref={ref} tabIndex={-1} className="notice notice-danger" aria-labelledby={titleId}>
      <Icon of={CircleAlert} />
      <div className="notice-text">
        <h2 id={titleId} className="text-15 font-semibold">
          {fieldText.errorTitle(errors.length)}
        </h2>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="tap"
                onClick={(event) => {
                  event.preventDefault() // the router must not see a new address
                  document.getElementById(id)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
