/** The budget of a figure. A hard budget always fails the run; any other is an aim. */
export type Budget = { limit: number; isLeast: boolean; isHard: boolean }

/** A measured figure; `value` is null when it could not be measured, and `note` says why. */
export type Row = {
  name: string
  value: number | null
  unit: string
  budget: Budget | null
  /** Null: no budget, or not measured. */
  isOk: boolean | null
  note: string
}

/** A figure with a minimum. */
export function atLeast(limit: number, name: string, value: number, unit: string): Row {
  return { name, value, unit, budget: { limit, isLeast: true, isHard: false }, isOk: value >= limit, note: '' }
}

/** A figure with a maximum. */
export function atMost(limit: number, name: string, value: number, unit: string, { isHard = false } = {}): Row {
  return { name, value, unit, budget: { limit, isLeast: false, isHard }, isOk: value <= limit, note: '' }
}

/** A figure that is reported but not judged. */
export function told(name: string, value: number, unit: string): Row {
  return { name, value, unit, budget: null, isOk: null, note: '' }
}

/** A measure that this machine cannot run. */
export function skipped(name: string, note: string): Row {
  return { name, value: null, unit: '', budget: null, isOk: null, note }
}

/** A measure that failed: it fails the run, since its budget is not checked. */
export function broken(name: string, error: unknown): Row {
  const note = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  return { name, value: null, unit: '', budget: null, isOk: false, note }
}

/** Whether a row fails the run. */
export function isFailure({ isOk, budget }: Row, { isForgiving }: { isForgiving: boolean }): boolean {
  return isOk === false && (budget === null || budget.isHard || !isForgiving)
}
