/** The page of a teaser; the QR code of a share card leads here. */
export function teaserPath(key: string): string {
  return `/quiz/teaser/${encodeURIComponent(key)}`
}
