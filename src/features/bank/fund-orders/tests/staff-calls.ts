import { onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  lookAtFunds: { still: onlyReads },
}
