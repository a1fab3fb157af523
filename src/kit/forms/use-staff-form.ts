import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ActOptions, Work } from '#lib/web/data/run-act.ts'
import { fieldText } from '#ui/fields/field-text.ts'
import { useFormAct } from './use-form-act.ts'

/** A field's wiring: what react-hook-form registers, its id and what is wrong with it. */
export type FieldOf<V extends FieldValues> = (
  name: FieldPath<V>,
) => UseFormRegisterReturn & { id: string; error: string | undefined; defaultValue: string }

export type StaffFormSetup<V extends FieldValues, R> = Pick<ActOptions<V, R>, 'onDone'> & {
  /** Ends the ids of the boxes: a page may hold the same form for several things. */
  id: string
  /** What the boxes hold; other values take the place of what is in them. */
  values: V
  /** The fields as they stand on the page; left out: as in `values`. */
  order?: readonly FieldPath<V>[]
  /** The field that a fault of the call is shown at; left out: that of the path's first part. */
  fieldOfPath?: (path: string, sent: V) => string
  act: Work<V, R>
  /** Once it is kept the boxes are as at first; otherwise they hold what was sent. */
  isEmptied?: boolean
}

/** A form of the back office: checked by the server alone, whose words go to the fields; then the page is read again. */
export function useStaffForm<V extends FieldValues, R>(setup: StaffFormSetup<V, R>) {
  const { id, values, onDone, act, isEmptied = false } = setup
  const order = setup.order ?? (Object.keys(values) as FieldPath<V>[])
  const form: UseFormReturn<V, unknown, V> = useForm<V, unknown, V>({
    values,
    defaultValues: values as DefaultValues<V>,
    shouldFocusError: false,
  })
  const idOf = (name: string) => `${name.replaceAll('.', '-')}-${id}`
  const sending = useFormAct<V, V, R>({
    form,
    order,
    idOf,
    fieldOfPath: setup.fieldOfPath ?? ((path: string) => path.split('.')[0]!),
    staysOnPage: true,
    refresh: ['page'],
    onDone: (reply, sent) => {
      form.reset(isEmptied ? values : sent)
      return onDone?.(reply, sent)
    },
    act,
  })
  const field: FieldOf<V> = (name) => ({
    ...form.register(name),
    id: idOf(name),
    error: form.getFieldState(name, form.formState).error?.message,
    // So that the page can tell what was typed (unsaved-input.ts).
    defaultValue: String(name.split('.').reduce((at, part) => at?.[part], values as FieldValues) ?? ''),
  })
  const [first] = sending.summary
  const fault = first
    ? `${fieldText.errorTitle(sending.summary.length)}: ${first.message}`
    : (sending.refusal?.message ?? null)
  return { ...sending, form, field, fault, see: sending.refusal?.problem.see ?? null }
}
