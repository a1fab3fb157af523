import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import type { FieldFault } from '#lib/errors.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { type FieldWords, wordsOf } from './field-words.ts'

// Zod's probe for eval would violate the page's content security policy, so it is disabled before any validation.
z.config({ jitless: true })

type Checks<V, I> = {
  words?: FieldWords
  /** What the contract's schema checks of what the boxes hold, where they hold something else: amounts as typed. */
  read?: (values: V) => I
  /** Checks beyond the schema: several fields together, the current day, the server's answers. */
  findFaults?: (values: V) => FieldFault[]
}

/** A resolver of react-hook-form for the contract's schema: browser and server validate alike. */
export function resolverFor<S extends z.ZodMiniObject, V extends FieldValues = z.input<S> & FieldValues>(
  schema: S,
  { words = {}, findFaults = () => [], read = (values) => values as unknown as z.input<S> }: Checks<V, z.input<S>> = {},
): Resolver<V, unknown, z.output<S>> {
  return (values) => {
    const parsed = z.safeParse(schema, read(values), { reportInput: true })
    const faults = [...(parsed.success ? [] : describeIssues(parsed.error)), ...findFaults(values)]
    if (parsed.success && faults.length === 0) return { values: parsed.data as z.output<S>, errors: {} }
    const marked = faults.map((fault) => (isEmpty(values[fault.path]) ? { ...fault, code: 'required' } : fault))
    return { values: {}, errors: toFieldErrors(marked, words) }
  }
}

/** One error for each field, the first one. */
function toFieldErrors<V extends FieldValues>(faults: FieldFault[], words: FieldWords): FieldErrors<V> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const fault of faults) errors[fault.path] ??= { type: fault.code, message: wordsOf(fault, words) }
  return errors as FieldErrors<V>
}

/** An empty box counts as missing, not as invalid. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** What is wrong in the boxes, by field; null or undefined: nothing. */
export function faultsAt(details: Record<string, string | null | undefined>): FieldFault[] {
  return Object.entries(details).flatMap(([path, detail]) => (detail ? [{ path, code: 'invalid', detail }] : []))
}
