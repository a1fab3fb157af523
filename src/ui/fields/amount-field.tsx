import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, 'unit'> {
  /** 'koin', '฿', or '%'. */
  unit: string
}

/** An amount of money as typed, with up to two decimals, or a part of it in percent. */
export function AmountField(props: AmountFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />
}
