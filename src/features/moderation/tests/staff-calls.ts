import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  claimCase: { still: noValue },
  decideAppeal: { moves: 'pays a rate for a text that a member sent in; own_gain' },
  decideCase: { moves: 'pays a rate for a text that a member sent in; own_gain' },
  handOverCase: { still: noValue },
  releaseCase: { still: noValue },
}
