import { budget, noValue, onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  createPrize: { moves: budget },
  decideMission: { moves: 'a second person, outside the families of the person who asked and of the maker' },
  editMission: { moves: 'a draft again where nobody has joined; else reward and winners stay' },
  editPrize: { moves: budget },
  scheduleMission: { moves: budget },
  endMission: { still: noValue },
  createMission: { still: noValue },
  tellRule: { still: onlyReads },
  forecastMission: { still: onlyReads },
  tryMission: { still: onlyReads },
}
