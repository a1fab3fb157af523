import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  addWord: { still: noValue },
  retireWord: { still: noValue },
}
