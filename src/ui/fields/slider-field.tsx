import { type ReactNode, useId, useState } from 'react'
import { readNumber } from './read-number.ts'

interface SliderFieldProps {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  unit: string
  /** The value in words, when the number alone is unclear: "2 ปี 6 เดือน". */
  words?: string
  /** Formats the value in the box; 1,234.5 by default. */
  format?: (value: number) => string
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A number with two inputs: a slider and an exact box. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, onChange, min, max, step, unit, words, format = (number) => plain.format(number) } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    const number = readNumber(typed ?? '')
    if (number !== null) onChange(Math.min(max, Math.max(min, Math.round(number / step) * step)))
    setTyped(null)
  }
  return (
    <div className="slider-field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <span className="field-box">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? format(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
          }}
        />
        <span className="field-unit">{unit}</span>
      </span>
      <input
        type="range"
        className="slider"
        aria-labelledby={`${id}-name`}
        aria-valuetext={words ?? `${format(value)} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span id={`${id}-name`} hidden>
        {label}
      </span>
      {words ? <span className="field-hint">{words}</span> : null}
    </div>
  )
}
