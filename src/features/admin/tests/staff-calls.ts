import type { StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  removeFactor: {
    still: 'access of staff; each is an act of admins or of the owner, with a step-up or a second factor',
  },
  renewRecoveryCodes: {
    still: 'access of staff; each is an act of admins or of the owner, with a step-up or a second factor',
  },
  changeRoles: {
    still: 'access of staff; each is an act of admins or of the owner, with a step-up or a second factor',
  },
  endLoginsOf: {
    still: 'access of staff; each is an act of admins or of the owner, with a step-up or a second factor',
  },
  resetFactorsOf: {
    still: 'access of staff; each is an act of admins or of the owner, with a step-up or a second factor',
  },
}
