import { budget, noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  importCodes: { moves: budget },
  rotateCodeKey: { still: noValue },
}
