import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'game.crossword.finished': new URL('../web/result-part.tsx', import.meta.url),
}
