import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'

interface FormActionsProps {
  label: string
  isBusy: boolean
  /** Announces a longer operation. */
  status?: string | undefined
  /** The alternative: log in instead of signing up. */
  children?: ReactNode
}

/** The main button of a form. */
export function SubmitButton({ label, isBusy }: Pick<FormActionsProps, 'label' | 'isBusy'>) {
  return (
    <Button
      type="submit"
      isWide
      isBusy={isBusy}
      data-js
      // On blur a field is validated, and its error moves the button: without this the press would miss it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {label}
    </Button>
  )
}

/** The main button of a form, at its lower end. */
export function FormActions({ label, isBusy, status, children }: FormActionsProps) {
  return (
    <div className="mt-auto grid justify-items-center gap-3">
      <SubmitButton label={label} isBusy={isBusy} />
      {children ? (
        // One box for both: the alternative is hidden during a status.
        <div className="grid min-h-11 place-items-center text-center">
          <p role="status" className="text-ink-soft">
            {status}
          </p>
          {status ? null : children}
        </div>
      ) : null}
    </div>
  )
}
