import type { StaffCalls } from '#tests/support/staff-calls.ts'

const runsWhatRunsAnyway =
  'begins what the schedule or an act has asked for already; jobs are idempotent and pay a cause once'

export const staffCalls: StaffCalls = {
  resendMail: { still: 'a mail that was written for its receiver is sent to the same address' },
  retryJob: { still: runsWhatRunsAnyway },
  runAudit: { still: 'reads the books and stores what it found' },
  runJob: { still: runsWhatRunsAnyway },
  setMaintenance: { still: 'closes or opens the product for everybody' },
}
