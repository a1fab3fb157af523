import type { AfterActs } from '#tests/support/after-acts.ts'

export const afterActs: AfterActs = {
  'video.watched': new URL('../web/video/watch-state.tsx', import.meta.url),
}
