import { asRefusal } from '#lib/web/hydration.ts'

/** What became of an act on many rows: the ids of those where it is done, and why the others were refused. */
export type RowsOutcome = { done: string[]; refused: { id: string; detail: string }[] }

/** Refusals that say nothing of the row: the next row would only hear the same. */
const aboutCaller: readonly string[] = [
  ...['signed_out', 'second_factor_needed', 'step_up_needed', 'forbidden', 'too_many_requests'],
  ...['offline', 'timed_out', 'overloaded', 'maintenance', 'unexpected'],
]

/**
 * Does an act to many rows, one after the other and each by its own call, so that each row's command decides for itself and one
 * refusal holds up no other. After a refusal of the caller (no second factor, no network) the other rows are not tried.
 * Throws the refusal of a field where nothing is done yet: the same input would be refused in each row.
 */
export async function runRows(ids: readonly string[], callFor: (id: string) => Promise<unknown>): Promise<RowsOutcome> {
  const outcome: RowsOutcome = { done: [], refused: [] }
  let last: string | null = null
  for (const id of new Set(ids)) {
    if (last !== null) {
      outcome.refused.push({ id, detail: last })
      continue
    }
    try {
      await callFor(id)
      outcome.done.push(id)
    } catch (error) {
      const refusal = asRefusal(error)
      const { fields = [] } = refusal.problem
      if (fields.length > 0 && outcome.done.length === 0) throw refusal
      outcome.refused.push({ id, detail: fields[0]?.detail ?? refusal.message })
      if (aboutCaller.includes(refusal.code)) last = refusal.message
    }
  }
  return outcome
}
