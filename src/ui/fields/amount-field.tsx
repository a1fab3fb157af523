import { useState } from 'react'
import { TextField } from './field.tsx'

interface AmountFieldProps {
  name: string
  label: string
  hint?: string
  /** 'koin', '฿', or '%'. */
  unit: string
  typed: string
  /** Shown after the field has been left. */
  fault: string | null
  onChange: (typed: string) => void
}

/** An amount of money as typed, with up to two decimals, or a part of it in percent. */
export function AmountField({ typed, fault, onChange, ...field }: AmountFieldProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isLeft ? (fault ?? undefined) : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
