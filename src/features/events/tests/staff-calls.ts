import { budget, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  createEvent: { moves: budget },
  decideReward: { moves: 'a second person, outside the family of the person who asked' },
  editEvent: { moves: budget },
  giveVoucher: { moves: budget },
  checkInByStaff: { moves: 'pays the reward that the event has been allowed; own_gain' },
  callOff: { moves: 'gives back fees that were paid; its reward is paid no more' },
}
