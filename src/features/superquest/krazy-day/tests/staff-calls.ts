import { budget, noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  createKrazyDay: { moves: budget },
  editKrazyDay: { moves: budget },
  cancelKrazyDay: { still: noValue },
}
