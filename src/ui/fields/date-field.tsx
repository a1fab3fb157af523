import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Ref, useId, useRef, useState } from 'react'
import { Icon } from '../basics/icon.tsx'
import { uiText } from '../basics/text.ts'
import { type DateParts, joinDate, onlyDigits, splitDate, toBuddhistYear } from '../reading/buddhist-date.ts'
import { type FieldLooks, FieldNotes } from './field.tsx'
import { fieldId } from './field-id.ts'
import { fieldText } from './field-text.ts'

/** Shaped like a DOM event, so that both `register` and `Controller` of react-hook-form accept it. */
interface DateChange {
  type: 'change' | 'blur'
  target: { name: string; value: string }
}

interface DateFieldProps extends FieldLooks {
  name: string
  /** ISO, e.g. 2011-04-13; empty while incomplete. Controlled with `value`, uncontrolled with `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (event: DateChange) => unknown
  /** Called when the focus leaves all three boxes. */
  onBlur?: (event: DateChange) => unknown
  ref?: Ref<HTMLInputElement>
  /** The browser fills in a birth date: `bday`. */
  autoComplete?: 'bday'
}

/** A date in three boxes: day, month, year of the Buddhist era. Its value is ISO, in a hidden input with the name. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, isOptional, name, value, defaultValue, onChange, onBlur, ref, autoComplete } = props
  const id = fieldId(name)
  const monthId = useId()
  const [parts, setParts] = useState<DateParts>(() => splitDate(value ?? defaultValue))
  const box = useRef<HTMLFieldSetElement>(null)
  // The caller may set another date; the boxes keep a date that is being typed.
  const held = value && value !== joinDate(parts) ? splitDate(value) : parts
  const set = (part: Partial<DateParts>) => {
    const next = { ...held, ...part }
    setParts(next)
    if (joinDate(next) !== joinDate(held)) onChange?.({ type: 'change', target: { name, value: joinDate(next) } })
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const isInvalid = error ? true : undefined
  const digits = { inputMode: 'numeric', autoComplete: 'off', 'aria-invalid': isInvalid, type: 'text' } as const
  return (
    <fieldset
      ref={box}
      className="field"
      data-invalid={error ? '' : undefined}
      aria-describedby={described}
      onBlur={(event) => {
        // Any of the boxes may be left: only a complete year is converted.
        const whole = { ...held, year: toBuddhistYear(held.year) }
        set(whole)
        if (!box.current?.contains(event.relatedTarget)) {
          onBlur?.({ type: 'blur', target: { name, value: joinDate(whole) } })
        }
      }}
    >
      <legend className="field-label">
        {label} {isOptional ? <span className="field-optional">({uiText.optional})</span> : null}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="field-parts">
        <label className="date-part">
          <span className="field-hint">{fieldText.day}</span>
          <span className="field-box">
            <input
              {...digits}
              id={id}
              autoComplete={autoComplete ? 'bday-day' : 'off'}
              value={held.day}
              onChange={(event) => set({ day: onlyDigits(event.target.value, 2) })}
            />
          </span>
        </label>
        <span className="date-part date-month">
          <label htmlFor={monthId} className="field-hint">
            {fieldText.month}
          </label>
          <span className="field-box">
            <select
              id={monthId}
              value={held.month}
              aria-invalid={isInvalid}
              autoComplete={autoComplete ? 'bday-month' : 'off'}
              onChange={(event) => set({ month: event.target.value })}
            >
              <option value="">{fieldText.chooseMonth}</option>
              {fieldText.months.map((month, i) => (
                <option key={month} value={i + 1}>
                  {month}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} />
          </span>
        </span>
        <label className="date-part date-year">
          <span className="field-hint">{fieldText.year}</span>
          <span className="field-box">
            <input
              {...digits}
              value={held.year}
              onChange={(event) => set({ year: onlyDigits(event.target.value, 4) })}
            />
          </span>
        </label>
      </div>
      <input type="hidden" name={name} value={joinDate(held)} ref={ref} />
    </fieldset>
  )
}
