import type { StaffCalls } from '#tests/support/staff-calls.ts'
import { noValue } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  actOnContent: { still: 'shows or hides by the command of the kind; no kind offers an act that lets value leave' },
  saveContentView: { still: noValue },
  removeContentView: { still: noValue },
}
