import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  // It comes with one of the others.
  'learning.day': null,
}
