import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'premium.bought': new URL('../web/buy/buy-dialog.tsx', import.meta.url),
  'donation.made': new URL('../web/buy/buy-dialog.tsx', import.meta.url),
}
