import type { StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  decideSummary: { moves: 'pays a rate for a text that a member sent in; own_gain' },
}
