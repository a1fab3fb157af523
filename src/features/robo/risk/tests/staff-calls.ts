import { noKoin, onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  setAdminPortfolio: { still: noKoin },
  checkAdminPortfolio: { still: onlyReads },
}
