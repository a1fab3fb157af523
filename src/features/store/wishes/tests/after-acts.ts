import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'wish.added': new URL('../web/wish-button.tsx', import.meta.url),
}
