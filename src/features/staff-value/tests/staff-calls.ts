import type { StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  decideProposal: { moves: 'a second person, outside the families of the proposer and of the maker' },
}
