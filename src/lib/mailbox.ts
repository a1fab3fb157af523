/** Hosts that have a second name for the same mailboxes, and hosts to which dots in front of the @ mean nothing. */
const sameHost: Record<string, string> = { 'googlemail.com': 'gmail.com' }
const hostsWithoutDots: ReadonlySet<string> = new Set(['gmail.com'])

/**
 * The mailbox behind an address: two addresses that end in one mailbox fold to one text. Capitals make no difference,
 * what follows a plus is a label, and where the host ignores dots so do we. What stays unfolded is what hosts really keep
 * apart. The database folds stored addresses by the same rules (fold_mailbox, migration 0055; a test holds them equal).
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
