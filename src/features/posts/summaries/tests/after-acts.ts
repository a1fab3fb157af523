import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  // Other members decide.
  'post.summary.accepted': null,
}
