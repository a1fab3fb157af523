import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldFault, Refusal } from '#lib/errors.ts'
import type { ActOptions, Work } from '#lib/web/data/run-act.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { fieldId } from '#ui/fields/field-id.ts'
import { type FieldWords, wordsOf } from './field-words.ts'

type Setup<V extends FieldValues, O, R, I> = Pick<ActOptions<I, R>, 'refresh' | 'onDone' | 'onRefused' | 'keyOf'> & {
  form: UseFormReturn<V, unknown, O>
  /** The fields in the order of the page: the first invalid one receives the focus. */
  order: readonly FieldPath<V>[]
  words?: FieldWords
  /** Refusals that belong to one field: code → field name. */
  fieldOfCode?: Record<string, FieldPath<V>>
  /** The field that a fault of the call is shown at; left out: the field of the same name. */
  fieldOfPath?: (path: string, sent: I) => string
  /** The id of a field's box; left out: `fieldId`. */
  idOf?: (name: FieldPath<V>) => string
  /** The form stays in use after a success; by default the page is left. */
  staysOnPage?: boolean
  /** What is sent of the checked values, with all else that the act depends on; null: not yet. Left out: the values. */
  toInput?: (values: O) => I | null
  /** Sends what was checked. */
  act: Work<I, R>
}

/**
 * Sends a form by `useAct`, once at a time. What the server says about a field goes to the field, the rest is the `refusal`;
 * `summary` names the fields that the last attempt found wrong and that still are.
 *
 * @example
 * const form = useForm({ resolver, mode: 'onBlur', shouldFocusError: false })
 * const sending = useFormAct({ form, order: ['email'], act: (send, body) => send(changeEmail, { body }), refresh: ['page'] })
 * <form noValidate onSubmit={sending.onSubmit}><FormProblems {...sending} /> …</form>
 */
export function useFormAct<V extends FieldValues, O, R, I = O>(setup: Setup<V, O, R, I>) {
  const { form, order, words, fieldOfCode = {}, fieldOfPath = (path: string) => path, staysOnPage = false } = setup
  const { idOf = fieldId, toInput = (values: O) => values as unknown as I } = setup
  const [found, setFound] = useState<WrongField<V>[]>([])
  const { run, done, refusal, isBusy, ...act } = useAct(setup.act, setup)
  const isLeaving = done !== undefined && !staysOnPage

  // After the errors are rendered, so that a screen reader announces the field with its error.
  useEffect(() => {
    if (found[0]) document.getElementById(found[0].id)?.focus()
  }, [found])

  const faultsFor = (refused: Refusal) =>
    faultsOf(refused, fieldOfCode)
      .map((fault) => ({ ...fault, path: fieldOfPath(fault.path, act.input as I) }))
      .filter(({ path }) => isOneOf(order, path))

  const showAtFields = useEffectEvent((refused: Refusal) => {
    for (const fault of faultsFor(refused).reverse())
      form.setError(fault.path as FieldPath<V>, { type: fault.code, message: wordsOf(fault, words) })
    setFound(listErrors(form, order, idOf))
  })
  // After the form has settled, which clears its errors as it begins.
  useEffect(() => {
    if (refusal) showAtFields(refusal)
  }, [refusal])

  async function check(onRight: (values: O) => Promise<unknown>): Promise<void> {
    // After a success it stays busy until the next page is shown, to prevent a second request.
    if (isBusy || isLeaving) return
    act.forget()
    // What the server said of a field is no check of ours, and must not keep the form from being sent again.
    form.clearErrors()
    let isChecked = false
    await form.handleSubmit(async (values) => {
      isChecked = true
      await onRight(values)
    })()
    if (!isChecked) setFound(listErrors(form, order, idOf))
  }
  const submit = () =>
    void check(async (values) => {
      const input = toInput(values)
      if (input !== null) await (run as (input: I) => Promise<unknown>)(input)
    })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog may be drawn inside another form.
    event.stopPropagation()
    submit()
  }
  // A corrected field is no longer listed.
  const wrong = found.length > 0 ? listErrors(form, order, idOf) : []
  const summary = wrong.filter(({ name }) => found.some((one) => one.name === name))
  // What belongs to no field of the form.
  const rest = refusal && faultsFor(refusal).length === 0 ? refusal : null
  return {
    onSubmit,
    submit,
    /** Checks without sending: the first wrong field is shown and has the focus. */
    showFaults: () => void check(async () => {}),
    isBusy: isBusy || isLeaving,
    /** What it was answered, until it is sent again. */
    done,
    input: act.input,
    /** What is about no field of the form. */
    refusal: rest,
    /** The same in one sentence. */
    fault: rest && (rest.problem.fields?.[0]?.detail ?? rest.message),
    summary,
    /** The fields that the last attempt found wrong, corrected or not: a new list with each attempt. */
    found,
    /** Clears the errors of the last attempt. */
    forget: act.forget,
  }
}

type WrongField<V extends FieldValues> = { name: FieldPath<V>; id: string; message: string }

function faultsOf({ code, problem }: Refusal, fieldOfCode: Record<string, string>): FieldFault[] {
  const path = fieldOfCode[code]
  return problem.fields ?? (path ? [{ path, code, detail: problem.detail }] : [])
}

function listErrors<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  order: readonly FieldPath<V>[],
  idOf: (name: FieldPath<V>) => string,
): WrongField<V>[] {
  return order.flatMap((name) => {
    const { error } = form.getFieldState(name)
    return error ? [{ name, id: idOf(name), message: error.message ?? '' }] : []
  })
}

function isOneOf(names: readonly string[], path: string): boolean {
  return names.includes(path)
}
