import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  // By a link in a mail.
  'profile.completed': null,
}
