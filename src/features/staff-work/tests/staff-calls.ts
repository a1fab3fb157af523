import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  claimWork: { still: noValue },
  handOverWork: { still: noValue },
  releaseWork: { still: noValue },
}
