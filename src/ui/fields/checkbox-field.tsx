import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './field.tsx'
import { fieldId } from './field-id.ts'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** One of several with the same name: `radio`. */
  type?: 'checkbox' | 'radio'
}

/** A checkbox with a touch target of 44 px; the label may contain a link. */
export function CheckboxField({ label, hint, error, className = '', type = 'checkbox', ...input }: CheckboxFieldProps) {
  const own = useId()
  const id = input.id ?? (input.name && type === 'checkbox' ? fieldId(input.name) : own)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`field ${className}`} data-invalid={error ? '' : undefined}>
      {error ? <FieldNotes id={id} error={error} /> : null}
      <label className="check">
        <input
          {...input}
          type={type}
          id={id}
          aria-describedby={described}
          aria-invalid={error && type === 'checkbox' ? true : undefined}
        />
        <span>
          {label}
          {hint ? (
            <span id={`${id}-hint`} className="field-hint block">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
    </div>
  )
}
