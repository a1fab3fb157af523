import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  // A moderator decides.
  'post.published': null,
}
