import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'robo.opened': new URL('../web/dashboard-page.tsx', import.meta.url),
  // By the end of a day.
  'robo.paid': null,
  'robo.kept': null,
}
