/** A rate limit: `count` attempts in `seconds`. The window starts with the first attempt and is fixed. */
export type Limit = { name: string; count: number; seconds: number }

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/**
 * All rate limits of identity. A school of a thousand may share one address, so limits per address only stop floods;
 * limits per account and the bot check are the precise ones.
 */
export const limits = {
  /** Failed logins per e-mail, whether it has an account or not. A success resets it. */
  loginAccount: { name: 'login-account', count: 10, seconds: hour },
  /** The same for a known device of the account: failures elsewhere do not lock the owner out. */
  loginDevice: { name: 'login-device', count: 10, seconds: hour },
  /** Failed logins per address before its proofs of work get harder. Successes do not count, and nobody is refused. */
  loginAddress: { name: 'login-address', count: 100, seconds: 10 * minute },
  /** Each sign-up also needs a bot check. */
  registerAddress: { name: 'register-address', count: 1_500, seconds: hour },
  checkAddress: { name: 'check-address', count: 3_000, seconds: hour },
  /** Unknown links: 256 bits cannot be guessed; this limits the load. */
  verifyAddress: { name: 'verify-address', count: 600, seconds: quarter },
  /** Mails to the person's own mailbox; the limit per mailbox across all senders is separate. */
  resendAccount: { name: 'resend-account', count: 5, seconds: hour },
  /** Each also needs a bot check. */
  forgetAddress: { name: 'forget-address', count: 1_500, seconds: hour },
  /** Edits of a profile, and pictures: a picture takes a second of CPU. */
  saveAccount: { name: 'save-account', count: 120, seconds: hour },
  pictureAccount: { name: 'picture-account', count: 30, seconds: hour },
  /** Uses of guardian links per address: 256 bits cannot be guessed either. */
  guardianAddress: { name: 'guardian-address', count: 600, seconds: quarter },
  /** Typed codes per address, right or wrong: 57 bits, and a household mistypes a few times. */
  guardianCodeAddress: { name: 'guardian-code-address', count: 60, seconds: quarter },
  /** Mails to a guardian at the child's request; to a mailbox whose owner refused; to new addresses. */
  guardianResend: { name: 'guardian-resend', count: 3, seconds: 24 * hour },
  guardianAskAgain: { name: 'guardian-ask-again', count: 1, seconds: 30 * 24 * hour },
  guardianChange: { name: 'guardian-change', count: 5, seconds: 24 * hour },
  /** Reset links requested from a known device of the account: other people cannot use these up. */
  deviceReset: { name: 'device-reset', count: 3, seconds: hour },
  /** Proofs of LINE and Facebook, each of which may call the provider; and callbacks. */
  socialAddress: { name: 'social-address', count: 6_000, seconds: quarter },
  /** Checks of the current password: a stolen session must not become a way to guess it. */
  ownerQuarter: { name: 'owner-quarter', count: 5, seconds: quarter },
  ownerDay: { name: 'owner-day', count: 20, seconds: 24 * hour },
  /** Each sends mails to two addresses, one of which is user input. */
  emailAccount: { name: 'email-account', count: 5, seconds: hour },
  resetAddress: { name: 'reset-address', count: 600, seconds: quarter },
  /** Visitors' answers to the placement questions: six for each pupil of a school. */
  placementAddress: { name: 'placement-address', count: 6_000, seconds: quarter },
  /** Visitors' answers to the questions and games of the day, as many for each pupil of a school. */
  guestTrialAddress: { name: 'taste-address', count: 12_000, seconds: quarter },
  /** Statements and passbooks as PDF: one takes up to two seconds of a worker thread. */
  paperAccount: { name: 'paper-account', count: 60, seconds: hour },
  /** Searches over the API per address, some for each pupil of a school; each takes some milliseconds of the database. */
  searchAddress: { name: 'search-address', count: 12_000, seconds: quarter },
  /** Exceptions that browsers report: a broken release must not fill the log. */
  clientErrorAddress: { name: 'client-error-address', count: 300, seconds: quarter },
} as const satisfies Record<string, Limit>

/** From this number of failed logins per e-mail on, a login needs a bot check. */
export const botCheckFrom = 3

/** The maximum factor of a proof's difficulty: about 8 s on a phone. */
const dearestProof = 8

/**
 * The difficulty factor of a proof after this many failed logins of an address in ten minutes: 1 below a hundred, then
 * doubling with each doubling of failures. A school can always sign in, while guessing gets slower.
 */
export function weightOfProof(failures: number): number {
  const doublings = Math.floor(Math.log2(failures / limits.loginAddress.count)) + 1
  return failures < limits.loginAddress.count ? 1 : Math.min(dearestProof, 2 ** doublings)
}

type Guessing = {
  /** Addresses (networks) of the attacker, each with a processor of its own. */
  addresses: number
  accounts: number
  hours: number
  /** Seconds that one of the processors works for a proof at the usual difficulty. */
  proofSeconds: number
}

/**
 * The most passwords that somebody can try who knows no device of the owners. An account bounds its guesses whatever the
 * number of addresses; an address is never refused, but the proofs of its processor get dearer with its failures. The
 * first guesses at an account need no proof while the address is quiet, so these are counted as free. Each login of an
 * owner on a new device adds one window to that account.
 */
export function maxGuesses({ addresses, accounts, hours, proofSeconds }: Guessing): number {
  const { loginAccount, loginAddress } = limits
  const ofAccount = Math.ceil((hours * hour) / loginAccount.seconds) * loginAccount.count
  let ofWindow = 0
  for (let spent = 0; spent < loginAddress.seconds; ofWindow++) {
    const weight = weightOfProof(ofWindow)
    // Half the difficulty is accepted (login-commands.ts).
    spent += weight === 1 ? 0 : (weight / 2) * proofSeconds
  }
  const ofAddress = Math.ceil((hours * hour) / loginAddress.seconds) * ofWindow
  return Math.min(accounts * ofAccount, addresses * ofAddress)
}

/**
 * The unit that attempts are counted for: an IPv4 address, or the /64 of an IPv6 address, within which one household
 * can change addresses.
 */
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
