import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldId } from '#kit/web/fields/field-id.ts'
import type { FieldFault, Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type FieldWords, sentenceOf } from './form-resolver.ts'

type Setup<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>
  /** The fields in the order of the page: the first invalid one receives the focus. */
  order: readonly FieldPath<V>[]
  words: FieldWords
  /** Refusals that belong to one field: code → field name. */
  fieldOfCode?: Record<string, FieldPath<V>>
  /** The form stays in use after a success; by default the page is left. */
  staysOnPage?: boolean
  /** Validates and sends; throws a Refusal. */
  act: (values: O) => Promise<void>
}

/**
 * Submits a form, one request at a time. The server's errors of fields go to the fields, any other one is the
 * `refusal`; `summary` lists the fields that were invalid at the last attempt and still are.
 */
export function useSending<V extends FieldValues, O>(setup: Setup<V, O>) {
  const { form, order, words, fieldOfCode = {}, staysOnPage = false, act } = setup
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<WrongField<V>[]>([])
  const isUnderWay = useRef(false)

  // After the errors are rendered, so that a screen reader announces the field with its error.
  useEffect(() => {
    if (found[0]) document.getElementById(found[0].id)?.focus()
  }, [found])

  function show(refused: Refusal) {
    const faults = faultsOf(refused, fieldOfCode).filter(({ path }) => isOneOf(order, path))
    for (const fault of faults) {
      form.setError(fault.path as FieldPath<V>, { type: fault.code, message: sentenceOf(fault, words) })
    }
    if (faults.length === 0) setRefusal(refused)
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    let isDone = false
    await form.handleSubmit(async (values) => {
      try {
        await act(values)
        isDone = true
      } catch (error) {
        show(asRefusal(error))
      }
    })()
    // After a success it stays busy until the next page is shown, to prevent a second request.
    if (isDone && !staysOnPage) return
    setFound(listErrors(form, order))
    isUnderWay.current = false
    setBusy(false)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  /** Clears the errors of the last attempt. */
  const forget = () => setRefusal(null)
  // A corrected field is no longer listed.
  const wrong = found.length > 0 ? listErrors(form, order) : []
  const summary = wrong.filter(({ name }) => found.some((one) => one.name === name))
  return { onSubmit, isBusy, refusal, summary, forget }
}

type WrongField<V extends FieldValues> = { name: FieldPath<V>; id: string; message: string }

function faultsOf({ code, problem }: Refusal, fieldOfCode: Record<string, string>): FieldFault[] {
  const path = fieldOfCode[code]
  return problem.fields ?? (path ? [{ path, code, detail: problem.detail }] : [])
}

function listErrors<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  order: readonly FieldPath<V>[],
): WrongField<V>[] {
  return order.flatMap((name) => {
    const { error } = form.getFieldState(name)
    return error ? [{ name, id: fieldId(name), message: error.message ?? '' }] : []
  })
}

function isOneOf(names: readonly string[], path: string): boolean {
  return names.includes(path)
}
