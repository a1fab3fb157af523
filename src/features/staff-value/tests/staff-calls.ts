import type { StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  decideProposal: { moves: 'a second person, not of the family of who proposed or made it' },
}
