import type { UseFormReturn } from 'react-hook-form'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { adminText as text } from './admin-text.ts'
import type { PremiumValues } from './show-premium-form.ts'

const labels = text.fields

type Props = { field: FieldOf<PremiumValues>; form: UseFormReturn<PremiumValues, unknown, PremiumValues> }

/** What only one type of premium has. */
export function AdminTypeFields({ field, form }: Props) {
  const [type, opens] = form.watch(['type', 'voucher_opens'])
  if (type === 'code')
    return (
      <>
        <TextField {...field('low_mark')} label={labels.low_mark} isOptional inputMode="numeric" />
        <TextAreaField {...field('how_to_use')} label={labels.how_to_use} isOptional maxLength={500} />
      </>
    )
  if (type === 'voucher')
    return (
      <>
        <SelectField {...field('voucher_opens')} label={labels.voucher_opens} options={optionsOf(text.opens)} />
        {opens === 'hangman' ? (
          <TextField {...field('voucher_words')} label={labels.voucher_words} inputMode="numeric" />
        ) : null}
      </>
    )
  if (type === 'charity')
    return (
      <>
        <TextField {...field('partner')} label={labels.partner} maxLength={120} />
        <TextField
          {...field('aim')}
          label={labels.aim}
          hint={text.amountHint}
          unit={text.koin}
          isOptional
          inputMode="decimal"
        />
      </>
    )
  return null
}
