import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'deposit.opened': new URL('../web/opened-dialog.tsx', import.meta.url),
  // By the end of a day.
  'deposit.kept': null,
}
