import { budget, noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  changeStock: { moves: budget },
  createPremium: { moves: budget },
  editPremium: { moves: budget },
  addCharityReport: { still: noValue },
  removeCharityReport: { still: noValue },
}
