/** What a figure must keep to. A hard budget fails the run whatever was asked; another one is an aim. */
export type Budget = { limit: number; isLeast: boolean; isHard: boolean }

/** One measured figure; `value` is null where it could not be measured, and `note` then says why. */
export type Row = {
  name: string
  value: number | null
  unit: string
  budget: Budget | null
  /** Null: nothing to keep to, or not measured. */
  isOk: boolean | null
  note: string
}

/** A figure that is to be at least so much. */
export function atLeast(limit: number, name: string, value: number, unit: string): Row {
  return { name, value, unit, budget: { limit, isLeast: true, isHard: false }, isOk: value >= limit, note: '' }
}

/** A figure that is to be at most so much. */
export function atMost(limit: number, name: string, value: number, unit: string, { isHard = false } = {}): Row {
  return { name, value, unit, budget: { limit, isLeast: false, isHard }, isOk: value <= limit, note: '' }
}

/** A figure that is told and not judged. */
export function told(name: string, value: number, unit: string): Row {
  return { name, value, unit, budget: null, isOk: null, note: '' }
}

/** A measure that this machine cannot make. */
export function skipped(name: string, note: string): Row {
  return { name, value: null, unit: '', budget: null, isOk: null, note }
}

/** A measure that broke: that is a failure too, or nobody would see that a budget is no longer watched. */
export function broken(name: string, error: unknown): Row {
  const note = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  return { name, value: null, unit: '', budget: null, isOk: false, note }
}

/** Whether a row fails the run. */
export function isFailure({ isOk, budget }: Row, { isForgiving }: { isForgiving: boolean }): boolean {
  return isOk === false && (budget === null || budget.isHard || !isForgiving)
}
