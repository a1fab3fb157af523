/** The initial time of every bed's clock, which stands until a test moves it: 16:00 in Bangkok. */
export function newTestClock() {
  return { now: new Date('2026-11-21T09:00:00Z') }
}
