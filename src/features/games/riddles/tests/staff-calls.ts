import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  addRiddle: { still: noValue },
  retireRiddle: { still: noValue },
}
