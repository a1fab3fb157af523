/** So many attempts in so many seconds; the window begins with the first and does not move. */
export type Limit = { name: string; count: number; seconds: number }

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/**
 * Every limit of identity. A school of a thousand sits behind one address, so limits per address stop floods and
 * nothing finer; the ones per account and the bot check do the fine work.
 */
export const limits = {
  /** Wrong passwords for one e-mail, whether it has an account or not. A success begins anew. */
  loginAccount: { name: 'login-account', count: 10, seconds: hour },
  /** The same on a device that has been in this account: a stranger's failures elsewhere do not lock its owner out. */
  loginDevice: { name: 'login-device', count: 10, seconds: hour },
  /** Wrong passwords from one address, before its proofs get dearer; right ones do not count, and nobody is refused. */
  loginAddress: { name: 'login-address', count: 100, seconds: 10 * minute },
  /** Each sign-up costs a bot check besides. */
  registerAddress: { name: 'register-address', count: 1_500, seconds: hour },
  checkAddress: { name: 'check-address', count: 3_000, seconds: hour },
  /** Links that nobody sent: 256 bits are not guessed, this keeps the noise down. */
  verifyAddress: { name: 'verify-address', count: 600, seconds: quarter },
  /** Mails to one's own inbox; what a mailbox gets from everybody together is counted with its mails. */
  resendAccount: { name: 'resend-account', count: 5, seconds: hour },
  /** Each costs a bot check besides. */
  forgetAddress: { name: 'forget-address', count: 1_500, seconds: hour },
  /** Changes of one profile, and pictures: a picture costs a second of a core. */
  saveAccount: { name: 'save-account', count: 120, seconds: hour },
  pictureAccount: { name: 'picture-account', count: 30, seconds: hour },
  /** What a guardian's link is used for, from one address: 256 bits are not guessed either. */
  guardianAddress: { name: 'guardian-address', count: 600, seconds: quarter },
  /** Mails to a guardian at the child's wish; to a mailbox whose owner has said no; to new addresses. */
  guardianResend: { name: 'guardian-resend', count: 3, seconds: 24 * hour },
  guardianAskAgain: { name: 'guardian-ask-again', count: 1, seconds: 30 * 24 * hour },
  guardianChange: { name: 'guardian-change', count: 5, seconds: 24 * hour },
  /** Links to a new password that a known device of the account asks for: no stranger can use these up. */
  deviceReset: { name: 'device-reset', count: 3, seconds: hour },
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

/** From so many wrong passwords for one e-mail on, a login asks for a bot check. */
export const botCheckFrom = 3

/** A proof is at most so many times as dear as usual: some 8 s on a phone. */
const dearestProof = 8

/**
 * How many times as dear as usual a proof of an address is after so many wrong passwords from there in ten minutes: 1
 * below a hundred, then twice as dear with each doubling. A school gets in at any hour; who guesses gets slower.
 */
export function weightOfProof(failures: number): number {
  const doublings = Math.floor(Math.log2(failures / limits.loginAddress.count)) + 1
  return failures < limits.loginAddress.count ? 1 : Math.min(dearestProof, 2 ** doublings)
}

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
