import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldId } from '#kit/web/fields/field-id.ts'
import type { FieldFault, Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type FieldWords, sentenceOf } from './form-resolver.ts'

type Setup<V extends FieldValues, O> = {
  form: UseFormReturn<V, unknown, O>
  /** The fields as they stand on the page: the first wrong one takes the focus. */
  order: readonly FieldPath<V>[]
  words: FieldWords
  /** Refusals that are about one field: code → its name. */
  fieldOfCode?: Record<string, FieldPath<V>>
  /** The form goes on being used after it was sent; otherwise the page is on its way out then. */
  staysOnPage?: boolean
  /** Checks, and sends; throws a Refusal when it was refused. */
  act: (values: O) => Promise<void>
}

/**
 * Sends a form once at a time. What the server says about a field goes to the field, the rest is the `refusal`;
 * `summary` names the fields that the last attempt found wrong and that still are.
 */
export function useSending<V extends FieldValues, O>(setup: Setup<V, O>) {
  const { form, order, words, fieldOfCode = {}, staysOnPage = false, act } = setup
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<WrongField<V>[]>([])
  const isUnderWay = useRef(false)

  // After the errors are on the page, so that a reader hears the field together with what is wrong.
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
    // Once done it stays busy until the next page stands: a second press must not send again.
    if (isDone && !staysOnPage) return
    setFound(listErrors(form, order))
    isUnderWay.current = false
    setBusy(false)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  /** Takes back what the last attempt ran into. */
  const forget = () => setRefusal(null)
  // A field that was mended meanwhile is a fault no more.
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
