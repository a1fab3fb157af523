import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'path.placed': new URL('../web/placement/placement-result.tsx', import.meta.url),
  'path.rechecked': new URL('../web/recheck/recheck-page.tsx', import.meta.url),
}
