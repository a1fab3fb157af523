/** What a figure is compared with: at least `min`, or at most `max`. */
export type Limit = { min: number } | { max: number }

/**
 * A measured figure; `value` is null when it could not be measured, and `note` says why. A missed `budget` fails the
 * run, a missed `aim` is only printed.
 */
export type Row = {
  name: string
  value: number | null
  unit: string
  kind: 'budget' | 'aim' | 'figure' | 'skipped' | 'broken'
  limit: Limit | null
  /** Whether the limit is judged at a toy size too, since the figure does not depend on size or speed. */
  isToyProof: boolean
  note: string
}

const plain = { limit: null, isToyProof: false, note: '' }

/** A figure that a record or an issue promises: outside its limit the run fails. */
export function budget(limit: Limit, name: string, value: number, unit: string, { isToyProof = false } = {}): Row {
  return { ...plain, name, value, unit, kind: 'budget', limit, isToyProof }
}

/** A figure that is watched: outside its limit it is marked in the table, and the run goes on. */
export function aim(limit: Limit, name: string, value: number, unit: string): Row {
  return { ...plain, name, value, unit, kind: 'aim', limit }
}

/** A figure that is printed but not judged. */
export function figure(name: string, value: number, unit: string): Row {
  return { ...plain, name, value, unit, kind: 'figure' }
}

/** A measure that this machine cannot run. */
export function skipped(name: string, note: string): Row {
  return { ...plain, name, value: null, unit: '', kind: 'skipped', note }
}

/** A measure that failed: it fails the run, since its budget is not checked. */
export function broken(name: string, error: unknown): Row {
  const note = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  return { ...plain, name, value: null, unit: '', kind: 'broken', note }
}

/** Whether a figure keeps its limit; a figure without one does. */
export function isSaved({ value, limit }: Row): boolean {
  if (limit === null || value === null) return true
  return 'min' in limit ? value >= limit.min : value <= limit.max
}

/** Whether a row fails the run. At a toy size most figures mean nothing. */
export function isFailure(row: Row, { isToy }: { isToy: boolean }): boolean {
  if (row.kind === 'broken') return true
  return row.kind === 'budget' && (!isToy || row.isToyProof) && !isSaved(row)
}
