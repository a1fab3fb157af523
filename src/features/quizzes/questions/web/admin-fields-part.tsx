import type { UseFormReturn } from 'react-hook-form'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import type { QuestionBody } from '../content.ts'
import { PictureFields } from './admin-picture-part.tsx'
import { adminText as text } from './admin-text.ts'
import type { QuestionValues } from './editor-body.ts'

type Props = {
  /** Suffix of the ids of the boxes. */
  id: string
  kind: QuestionBody['kind']
  field: FieldOf<QuestionValues>
  form: UseFormReturn<QuestionValues, unknown, QuestionValues>
  /** How many parts there are, or may be. */
  parts: number
}

/** The fields of a question: text, picture, parts and explanation. Read by `readWords` (editor-body.ts). */
export function QuestionFields({ id, form, ...props }: Props) {
  const { field } = props
  return (
    <>
      <TextAreaField {...field('text')} label={text.text} />
      <PictureFields id={id} form={form} field={field} />
      <BodyFields key={props.kind} {...props} />
      <TextAreaField {...field('explanation')} label={text.explanation} hint={text.explanationHint} />
      <TextField {...field('source')} label={text.source} />
    </>
  )
}

type BodyProps = Omit<Props, 'id' | 'form'>

/** The boxes of a question's parts; for a new one the maximum of its kind: empty boxes are ignored. */
function BodyFields({ kind, ...props }: BodyProps) {
  const { field } = props
  if (kind === 'ordering') return <Parts {...props} list="items" needed={3} label={text.item} hint={text.orderHint} />
  if (kind === 'numeric')
    return (
      <>
        <TextField {...field('right')} label={text.right} hint={text.rightNumberHint} />
        <TextField {...field('unit')} label={text.unit} />
      </>
    )
  return (
    <>
      <TextField {...field('right')} label={text.right} />
      <Parts {...props} list="wrong" needed={1} label={text.wrong} />
    </>
  )
}

type PartsProps = Pick<Props, 'field' | 'parts'> & {
  list: 'wrong' | 'items'
  needed: number
  label: (n: number) => string
  hint?: string
}

function Parts({ field, parts, list, needed, label, hint }: PartsProps) {
  return Array.from({ length: parts }, (_, i) => (
    <TextField
      key={label(i)}
      {...field(`${list}.${i}`)}
      label={label(i + 1)}
      hint={i === 0 ? hint : undefined}
      isOptional={i >= needed}
    />
  ))
}
