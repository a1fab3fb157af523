import { ofTheBank, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  pauseBankProduct: { still: 'a pause: nothing is paid more' },
  setAdminRate: { moves: ofTheBank },
}
