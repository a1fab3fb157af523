import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import type { FieldFault } from '#lib/errors.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'

// Zod's probe for eval would break the page's content security policy, so it is told before any schema checks.
z.config({ jitless: true })

/** Field → code of the fault → what to do about it, in the form's own words. What is not named keeps its sentence. */
export type FieldWords = Record<string, Record<string, string>>

type Checks<V> = {
  words?: FieldWords
  /** What the schema alone cannot tell: several fields together, the day, what the server said. */
  findFaults?: (values: V) => FieldFault[]
}

/** react-hook-form's resolver over the contract's own schema: the browser checks by what the server checks. */
export function resolverFor<S extends z.ZodMiniObject>(
  schema: S,
  { words = {}, findFaults = () => [] }: Checks<z.input<S>> = {},
): Resolver<z.input<S> & FieldValues, unknown, z.output<S>> {
  return (values) => {
    const parsed = z.safeParse(schema, values, { reportInput: true })
    const faults = [...(parsed.success ? [] : describeIssues(parsed.error)), ...findFaults(values)]
    if (parsed.success && faults.length === 0) return { values: parsed.data as z.output<S>, errors: {} }
    const marked = faults.map((fault) => (isEmpty(values[fault.path]) ? { ...fault, code: 'required' } : fault))
    return { values: {}, errors: toFieldErrors(marked, words) }
  }
}

/** The sentence to show for a fault, whichever side found it. */
export function sentenceOf({ path, code, detail }: FieldFault, words: FieldWords): string {
  return words[path]?.[code] ?? detail
}

/** One error a field, the first one found. */
function toFieldErrors<V extends FieldValues>(faults: FieldFault[], words: FieldWords): FieldErrors<V> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const fault of faults) errors[fault.path] ??= { type: fault.code, message: sentenceOf(fault, words) }
  return errors as FieldErrors<V>
}

/** An empty box says "put something in", not that what is in it is wrong. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
