import { isChosen } from './storage.ts'

/**
 * Whether this browser's user consented to third parties: analytics and marketing are both on, within the last year.
 */
export function isTrackingChosen(): boolean {
  return isChosen('analytics') && isChosen('marketing')
}
