import { budget, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  editLevel: { moves: budget },
}
