import { readStored, storageKeys } from './storage.ts'

const yearMs = 365 * 24 * 3_600_000

/** Whether this browser's reader lets third parties in: analytics and marketing are both on, within the last year. */
export function isTrackingChosen(): boolean {
  const age = Date.now() - Date.parse(readStored(storageKeys.cookiesAcceptDate) ?? '')
  return age < yearMs && hasBothSwitches()
}

function hasBothSwitches(): boolean {
  try {
    const { analytics, marketing } = JSON.parse(readStored(storageKeys.isAnalytic) ?? '{}')
    return analytics === true && marketing === true
  } catch {
    return false
  }
}
