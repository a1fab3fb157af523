import { TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import type { FaultOf } from '#kit/web/fields/staff-forms.tsx'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { PictureFields } from './admin-picture-part.tsx'
import { adminText as text } from './admin-text.ts'

type Kind = QuestionBody['kind']

type Props = {
  /** Ends the ids of the boxes. */
  id: string
  kind: Kind
  /** What the boxes hold at first; undefined: nothing. */
  question?: StaffQuestion
  /** Which boxes of parts were filled in as it was sent. */
  filled: readonly number[]
  faultOf: FaultOf
}

/** What a question says: its words, its picture, its parts and why. Read by `readWords` (editor-body.ts). */
export function QuestionFields({ id, kind, question, filled, faultOf }: Props) {
  return (
    <>
      <TextAreaField
        id={`text-${id}`}
        name="text"
        label={text.text}
        error={faultOf('text')}
        defaultValue={question?.text}
      />
      <PictureFields id={id} picture={question?.picture ?? null} faultOf={faultOf} key={question?.picture?.src} />
      <BodyFields key={kind} {...{ id, kind, filled, faultOf }} body={question?.body} />
      <TextAreaField
        id={`explanation-${id}`}
        name="explanation"
        label={text.explanation}
        hint={text.explanationHint}
        error={faultOf('explanation')}
        defaultValue={question?.explanation}
      />
      <TextField
        id={`source-${id}`}
        name="source"
        label={text.source}
        error={faultOf('source')}
        defaultValue={question?.source}
      />
    </>
  )
}

type BodyProps = Omit<Props, 'question'> & { body: QuestionBody | undefined }

/** The boxes of the parts that a question has; of a new one as many as its kind may have: those left empty are none. */
function BodyFields({ id, kind, body, filled, faultOf }: BodyProps) {
  const one = (name: 'right' | 'unit', value: string | undefined, hint?: string) => (
    <TextField
      id={`${name}-${id}`}
      name={name}
      label={text[name]}
      hint={hint}
      error={faultOf(`body.${name}`)}
      defaultValue={value}
    />
  )
  const parts = { id, filled, faultOf }
  if (kind === 'ordering') {
    const items = body?.kind === kind ? body.items : undefined
    return <Parts {...parts} list="items" values={items} most={5} needed={3} label={text.item} hint={text.orderHint} />
  }
  const right = body && body.kind !== 'ordering' ? body.right : undefined
  if (kind === 'numeric')
    return (
      <>
        {one('right', right, body ? undefined : text.rightNumberHint)}
        {one('unit', body?.kind === kind ? body.unit : undefined)}
      </>
    )
  const wrong = body?.kind === kind ? body.wrong : undefined
  return (
    <>
      {one('right', right)}
      <Parts {...parts} list="wrong" values={wrong} most={4} needed={1} label={text.wrong} />
    </>
  )
}

type PartsProps = Pick<Props, 'id' | 'filled' | 'faultOf'> & {
  list: 'wrong' | 'items'
  values: readonly string[] | undefined
  most: number
  needed: number
  label: (n: number) => string
  hint?: string
}

function Parts({ id, filled, faultOf, list, values, most, needed, label, hint }: PartsProps) {
  return Array.from({ length: values?.length ?? most }, (_, i) => {
    // Too few of them is said of the first.
    const fault = faultOf(`body.${list}.${filled.indexOf(i)}`) ?? (i === 0 ? faultOf(`body.${list}`) : undefined)
    return (
      <TextField
        key={label(i)}
        id={`part-${i}-${id}`}
        name="part"
        label={label(i + 1)}
        hint={i === 0 && !values ? hint : undefined}
        error={fault}
        isOptional={!values && i >= needed}
        defaultValue={values?.[i]}
      />
    )
  })
}
