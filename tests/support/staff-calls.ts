/** Why a staff call that writes cannot bring anybody more value than it may: it moves some and is bounded, or moves none. */
export type StaffCall = { moves: string } | { still: string }

/** What `tests/staff-calls.ts` of a feature exports as `staffCalls`: every staff call of it that writes, by its name. */
export type StaffCalls = Readonly<Record<string, StaffCall>>

export const budget = 'spendAlone: the weekly budget, above it a second person or a refusal'
/** Rates and the bank’s clock mint koin by time; tests of the bank bound them. */
export const ofTheBank = 'mints koin by time; tests of the bank bound it'
export const noValue = 'changes words, tasks or order: no koin, goods, vouchers, points or prices'
export const noKoin = 'practice baht cannot be exchanged for koin'
export const onlyReads = 'reads, and writes the log'

const registered = import.meta.glob<StaffCalls>('../../src/**/tests/staff-calls.ts', {
  eager: true,
  import: 'staffCalls',
})

/** The staff calls of all features, one entry for each time that a feature names one. */
export const staffCalls: readonly [name: string, call: StaffCall][] = Object.values(registered).flatMap((calls) =>
  Object.entries(calls),
)
