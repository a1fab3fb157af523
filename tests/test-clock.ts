/** When every bed's clock stands until a test moves it: four in the afternoon in Bangkok. */
export function newTestClock() {
  return { now: new Date('2026-11-21T09:00:00Z') }
}
