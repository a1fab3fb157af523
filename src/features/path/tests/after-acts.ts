import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'path.placed': new URL('../web/placement-result.tsx', import.meta.url),
  'path.rechecked': new URL('../web/recheck-page.tsx', import.meta.url),
}
