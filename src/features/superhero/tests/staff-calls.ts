import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  chooseHero: { still: noValue },
  editHero: { still: noValue },
  moveHero: { still: noValue },
  removeHero: { still: noValue },
}
