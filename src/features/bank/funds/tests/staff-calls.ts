import { noKoin, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  createFund: { still: noKoin },
  editFund: { still: noKoin },
  pauseFund: { still: noKoin },
}
