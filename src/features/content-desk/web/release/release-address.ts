export const releasePath = '/admin/content/release'

/** Where staff decides between its own edit of a piece and what a release has. */
export function releasePathOf({ kind, id }: { kind: string; id: string }): string {
  return `${releasePath}?${new URLSearchParams({ kind, id })}`
}
