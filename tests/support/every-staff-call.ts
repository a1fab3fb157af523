// The staff calls of all features. Apart from staff-calls.ts, which those files import: they run before this one.
import type { StaffCall, StaffCalls } from './staff-calls.ts'

const registered = import.meta.glob<StaffCalls>('../../src/**/tests/staff-calls.ts', {
  eager: true,
  import: 'staffCalls',
})

/** The staff calls of all features, one entry for each time that a feature names one. */
export const staffCalls: readonly [name: string, call: StaffCall][] = Object.values(registered).flatMap((calls) =>
  Object.entries(calls),
)
