import { budget, onlyReads, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  refundOrder: { moves: budget },
  exportOrders: { still: onlyReads },
  moveOrder: { still: 'sends what was paid for or given; the address is the buyer’s' },
  importOrders: { still: 'sends what was paid for or given; the address is the buyer’s' },
}
