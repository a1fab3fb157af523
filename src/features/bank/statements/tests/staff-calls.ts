import { onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  lookAtAccounts: { still: onlyReads },
}
