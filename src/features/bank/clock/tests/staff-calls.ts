import { ofTheBank, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  setAdminClock: { moves: ofTheBank },
}
