/** The maximum number of reports per person in 24 hours. */
export const reportsOfDay = 10
/** The weight of reports that hides a subject until a moderator decides: three reporters without a record. */
export const hidingWeight = 300
/** The number of right and of wrong reports that a new reporter is credited with (the beta prior). */
const prior = 2
const dayMs = 24 * 3_600_000

/** How long a reporter's own hidden content reduces their weight. */
export const conductMs = 180 * dayMs

export type Reporter = {
  /** The outcomes of their earlier reports. */
  record: { upheld: number; dismissed: number }
  isVerified: boolean
  /** Since the account was created. */
  ageMs: number
  /** Moderators hid something of theirs within conductMs. */
  wasHidden: boolean
  /** Another account of the same mailbox has reported the same subject. */
  isTwin: boolean
}

/**
 * The weight of a report, in hundredths of a reporter's: twice the share of their reports that moderators upheld,
 * smoothed by a beta prior of two right and two wrong ones. So one without a record weighs 1, none reaches 2, and one
 * who is always wrong falls towards 0. An account younger than a week, or with content that was hidden, weighs half
 * (each). An account younger than a day, an unverified address and a second account of a mailbox weigh 0: accounts made
 * for the purpose cannot hide a post, though moderators still see their reports.
 */
export function reportWeight({ record, isVerified, ageMs, wasHidden, isTwin }: Reporter): number {
  if (!isVerified || isTwin || ageMs < dayMs) return 0
  const { upheld, dismissed } = record
  const halvings = Number(ageMs < 7 * dayMs) + Number(wasHidden)
  return Math.floor((200 * (upheld + prior)) / (upheld + dismissed + 2 * prior) / 2 ** halvings)
}
