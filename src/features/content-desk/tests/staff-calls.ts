import type { StaffCalls } from '#tests/support/staff-calls.ts'
import { noValue } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  actOnContent: { still: 'shows or hides by the command of the kind; no kind offers an act that lets value leave' },
  moveContent: {
    still: 'moves times alone, by the commands of the kinds; none raises what an event or a Krazy Day gives',
  },
  tryContentFile: { still: noValue },
  importContentFile: { still: 'words, questions and crosswords by the commands of their forms, which move no value' },
  settleContentRelease: { still: 'words, questions and riddles as staff or the release has them, which move no value' },
  checkContent: { still: noValue },
  saveContent: { still: 'words by the commands of the kinds; no editor here has a box of koin, seats or prices' },
  restoreContent: { still: 'the same boxes as they were before' },
  addHoliday: { still: noValue },
  removeHoliday: { still: noValue },
  assignContent: { still: noValue },
  saveContentNote: { still: noValue },
  saveContentView: { still: noValue },
  removeContentView: { still: noValue },
}
