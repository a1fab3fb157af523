import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import { adminText as text } from './admin-text.ts'
import type { FundWordsValues } from './show-fund-words.ts'

const labels = text.fields

/** The boxes of a fund's words, for a new fund and for a change. */
export function FundWordFields({ field }: { field: FieldOf<FundWordsValues> }) {
  return (
    <>
      <TextField {...field('name')} label={labels.name} />
      <TextAreaField {...field('summary')} label={labels.summary} rows={2} />
      <TextAreaField {...field('policy')} label={labels.policy} />
      <TextField {...field('benchmark')} label={labels.benchmark} />
      <TextAreaField {...field('currency_text')} label={labels.currency_text} rows={2} />
      <TextAreaField {...field('dividend_text')} label={labels.dividend_text} rows={2} isOptional />
      <TextAreaField {...field('parts')} label={labels.parts} hint={text.partsHint} rows={5} />
      <TextAreaField {...field('sheet')} label={labels.sheet} hint={text.sheetHint} rows={8} />
    </>
  )
}
