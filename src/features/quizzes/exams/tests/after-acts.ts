import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'quiz.monthly.finished': new URL('../web/result-part.tsx', import.meta.url),
  'quiz.final.finished': new URL('../web/result-part.tsx', import.meta.url),
  'quiz.money.finished': new URL('../web/result-part.tsx', import.meta.url),
}
