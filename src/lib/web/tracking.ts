import { isChosen } from './storage.ts'

/** Whether this browser's reader lets third parties in: analytics and marketing are both on, within the last year. */
export function isTrackingChosen(): boolean {
  return isChosen('analytics') && isChosen('marketing')
}
