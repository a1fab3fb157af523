import type { ReactNode } from 'react'

interface PlainFormProps {
  children: ReactNode
  /** What Enter and the submit button do; left out: nothing, since what applies at once has nothing to send. */
  onSend?: (() => void) | undefined
  className?: string
}

/**
 * A form without fields to check: controls that apply at once, or one box with its button. Several fields are a form of
 * `kit/forms`. By default it takes no part in the layout. The method `dialog` sends nothing: with `get`, Enter before
 * hydration would load the page again.
 */
export function PlainForm({ children, onSend, className = 'contents' }: PlainFormProps) {
  return (
    <form
      method="dialog"
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may be drawn inside another form.
        event.stopPropagation()
        onSend?.()
      }}
    >
      {children}
    </form>
  )
}
