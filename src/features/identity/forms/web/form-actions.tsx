import type { ReactNode } from 'react'
import { Button } from '#kit/web/basics/button.tsx'

interface FormActionsProps {
  label: string
  isBusy: boolean
  /** What takes longer than a moment, said aloud. */
  status?: string | undefined
  /** The other way: log in instead of signing up. */
  children?: ReactNode
}

/** The main button of a form, at its lower end. */
export function FormActions({ label, isBusy, status, children }: FormActionsProps) {
  return (
    <div className="mt-auto grid justify-items-center gap-3">
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        data-js
        // Leaving a field checks it, and its error moves the button away: without this the press would miss it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {label}
      </Button>
      {children ? (
        // One box for both: while something is said, nobody needs the other way.
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
