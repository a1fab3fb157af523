import { type ReactNode, useId } from 'react'

interface SegmentFieldProps<Value extends string> {
  /** Names the row; also seen unless `isLabelHidden`. */
  label: ReactNode
  isLabelHidden?: boolean
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two to five short choices side by side; a radio group, so that arrow keys move in it. */
export function SegmentField<Value extends string>(props: SegmentFieldProps<Value>) {
  const { label, isLabelHidden, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className={isLabelHidden ? 'vh' : 'field-label'}>{label}</legend>
      <div className="segments-row">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
