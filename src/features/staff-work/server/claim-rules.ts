/** What somebody took and left lying for this long is free again. */
export const claimMs = 24 * 3_600_000
