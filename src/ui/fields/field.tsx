import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../basics/icon.tsx'
import { uiText } from '../basics/text.ts'
import { fieldId } from './field-id.ts'

/** The common props of all fields. */
export interface FieldLooks {
  label: ReactNode
  /** One sentence below the label. */
  hint?: ReactNode
  /** How to correct the value; shown between hint and box. */
  error?: string | undefined
  /** The error is an answer that is not right yet: not a fault, and not red. */
  isYet?: boolean
  /** Fields are required by default; the label marks optional ones. */
  isOptional?: boolean
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldLooks {
  id?: string | undefined
  name?: string | undefined
  className?: string | undefined
  /** Renders the box with the ids that it must have. */
  children: (wiring: Wiring) => ReactNode
}

/** Label, hint, error, box. The id is derived from the name (`fieldId`), so that an error summary can link to it. */
export function Field({ label, hint, error, isYet, isOptional, id, name, className = '', children }: FieldProps) {
  const own = useId()
  const boxId = id ?? (name ? fieldId(name) : own)
  const described = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`field ${className}`} data-invalid={error ? (isYet ? 'yet' : '') : undefined}>
      <label htmlFor={boxId} className="field-label">
        {label} {isOptional ? <span className="field-optional">({uiText.optional})</span> : null}
      </label>
      <FieldNotes id={boxId} hint={hint} error={error} />
      {children({ id: boxId, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

/** Hint and error of a field, with the ids `<id>-hint` and `<id>-error`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint ? (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} />
          {error}
        </span>
      ) : null}
    </>
  )
}

interface TextFieldProps extends FieldLooks, Omit<ComponentProps<'input'>, 'size'> {
  /** Shown in the box after the value: koin, %, ปี. */
  unit?: string
  /** A button inside the box, at its end. */
  end?: ReactNode
}

/** One line of text. Accepts all props of an input: `{...register('email')}` works. */
export function TextField({ label, hint, error, isYet, isOptional, className, unit, end, ...input }: TextFieldProps) {
  const { id, name } = input
  return (
    <Field {...{ label, hint, error, isYet: isYet ?? false, isOptional: isOptional ?? false, id, name, className }}>
      {(wiring) => (
        <span className="field-box">
          <input type="text" {...input} {...wiring} />
          {unit ? <span className="field-unit">{unit}</span> : null}
          {end}
        </span>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...area
}: FieldLooks & ComponentProps<'textarea'>) {
  const { id, name } = area
  return (
    <Field {...{ label, hint, error, isOptional: isOptional ?? false, id, name, className }}>
      {(wiring) => (
        <span className="field-box">
          <textarea rows={4} {...area} {...wiring} />
        </span>
      )}
    </Field>
  )
}

interface SelectFieldProps extends FieldLooks, ComponentProps<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The empty first option: "เลือกจังหวัด". */
  placeholder?: string
}

/** The browser's own select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, className, options, placeholder, ...select } = props
  const { id, name } = select
  return (
    <Field {...{ label, hint, error, isOptional: isOptional ?? false, id, name, className }}>
      {(wiring) => (
        <span className="field-box">
          <select {...select} {...wiring}>
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  )
}
