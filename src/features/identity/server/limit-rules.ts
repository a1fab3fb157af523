/** So many attempts in so many seconds; the window begins with the first and does not move. */
export type Limit = { name: string; count: number; seconds: number }

const quarter = 15 * 60
const hour = 60 * 60

/**
 * Every limit of identity. A school of a thousand sits behind one address, so limits per address stop floods and
 * nothing finer; the ones per account and the bot check do the fine work.
 */
export const limits = {
  /** Wrong passwords for one e-mail, whether it has an account or not. A success begins anew. */
  loginAccount: { name: 'login-account', count: 10, seconds: quarter },
  /** The same on a device that has been in this account: a stranger's failures elsewhere do not lock its owner out. */
  loginDevice: { name: 'login-device', count: 10, seconds: quarter },
  /** Wrong passwords from one address; right ones do not count. */
  loginAddress: { name: 'login-address', count: 600, seconds: quarter },
  /** Each sign-up costs a bot check besides. */
  registerAddress: { name: 'register-address', count: 1_500, seconds: hour },
  checkAddress: { name: 'check-address', count: 3_000, seconds: hour },
  /** Links that nobody sent: 256 bits are not guessed, this keeps the noise down. */
  verifyAddress: { name: 'verify-address', count: 600, seconds: quarter },
  /** Mails to one inbox. */
  resendAccount: { name: 'resend-account', count: 5, seconds: hour },
  /** The same for an address that somebody typed, whether it has an account or not. */
  forgetAccount: { name: 'forget-account', count: 5, seconds: hour },
  /** Each costs a bot check besides. */
  forgetAddress: { name: 'forget-address', count: 1_500, seconds: hour },
  /** Changes of one profile, and pictures: a picture costs a second of a core. */
  saveAccount: { name: 'save-account', count: 120, seconds: hour },
  pictureAccount: { name: 'picture-account', count: 30, seconds: hour },
  /** What a guardian's link is used for, from one address: 256 bits are not guessed either. */
  guardianAddress: { name: 'guardian-address', count: 600, seconds: quarter },
  /** Mails to a guardian at the child's wish; to one who has said no; to new addresses; to one mailbox. */
  guardianResend: { name: 'guardian-resend', count: 3, seconds: 24 * hour },
  guardianAskAgain: { name: 'guardian-ask-again', count: 1, seconds: 30 * 24 * hour },
  guardianChange: { name: 'guardian-change', count: 5, seconds: 24 * hour },
  guardianMailbox: { name: 'guardian-mailbox', count: 10, seconds: 24 * hour },
  /** Proofs of LINE and Facebook, each of which may ask the provider; and answers that come back from there. */
  socialAddress: { name: 'social-address', count: 6_000, seconds: quarter },
  /** The present password, asked for again: a stolen session must not become a way to guess it. */
  ownerQuarter: { name: 'owner-quarter', count: 5, seconds: quarter },
  ownerDay: { name: 'owner-day', count: 20, seconds: 24 * hour },
  /** Each mails two addresses, one of which somebody typed. */
  emailAccount: { name: 'email-account', count: 5, seconds: hour },
  resetAddress: { name: 'reset-address', count: 600, seconds: quarter },
  /** Answers of visitors to the questions that find out where to begin: six for each of a school. */
  placementAddress: { name: 'placement-address', count: 6_000, seconds: quarter },
} as const satisfies Record<string, Limit>

/** From so many wrong passwords on, a login asks for a bot check: for one e-mail, and from one address. */
export const botCheckFrom = { account: 3, address: 100 } as const

/** Whose attempts are counted together: one IPv4 address, or the /64 of an IPv6 one, which is one household's to roam in. */
export function bucketOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(zeros).fill('0'), ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
