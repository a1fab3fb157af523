import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'event.joined': new URL('../web/event/event-acts.tsx', import.meta.url),
  'event.attended': new URL('../web/event/event-acts.tsx', import.meta.url),
}
