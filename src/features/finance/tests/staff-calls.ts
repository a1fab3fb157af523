import { budget, ofTheBank, onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  adminAdjustKoin: { moves: budget },
  forecastKoinRate: { still: onlyReads },
  proposeKoinRate: { moves: ofTheBank },
}
