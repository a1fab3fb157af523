import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  addQuestion: { still: noValue },
  retireQuestion: { still: noValue },
}
