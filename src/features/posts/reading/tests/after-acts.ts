import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'post.question.answered': new URL('../web/post/post-acts.tsx', import.meta.url),
  // By the reader whom the link brings.
  'post.shared': null,
}
