import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'quiz.daily.answered': new URL('../web/result-part.tsx', import.meta.url),
}
