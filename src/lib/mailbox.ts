/** Host aliases with the same mailboxes, and hosts that ignore dots before the @. */
const sameHost: Record<string, string> = { 'googlemail.com': 'gmail.com' }
const hostsWithoutDots: ReadonlySet<string> = new Set(['gmail.com'])

/**
 * The canonical form of an address: two addresses of one mailbox fold to the same text. Lower-cases it, cuts a plus
 * label, and removes dots where the host ignores them. fold_mailbox in the database (migration 0055) follows the same
 * rules; a test compares both.
 */
export function foldMailbox(address: string): string {
  const key = address.trim().toLowerCase()
  const at = key.lastIndexOf('@')
  if (at < 0) return key
  const named = key.slice(at + 1)
  const host = sameHost[named] ?? named
  const local = key.slice(0, at)
  const unlabelled = local.replace(/\+.*$/s, '') || local
  const folded = hostsWithoutDots.has(host) ? unlabelled.replaceAll('.', '') || unlabelled : unlabelled
  return `${folded}@${host}`
}
