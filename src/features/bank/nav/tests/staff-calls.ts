import { noKoin, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  decideNavImport: { moves: 'practice baht is no koin; a second person decides' },
  importNav: { still: noKoin },
  takeRealNav: { still: noKoin },
}
