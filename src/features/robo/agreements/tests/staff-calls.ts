import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  publishRoboPolicy: { still: noValue },
}
