/** So many reports a person makes in 24 hours; more than that is no reading. */
export const reportsOfDay = 10
/** A thing that this much reporting lies on is not shown until a moderator has looked: three reporters without a record. */
export const hidingWeight = 300
/** How many right and how many wrong reports a new reporter is credited with. */
const prior = 2
const dayMs = 24 * 3_600_000

/** How long what moderators had to hide of a reporter's own speaks against them. */
export const conductMs = 180 * dayMs

export type Reporter = {
  /** How their reports so far were decided. */
  record: { upheld: number; dismissed: number }
  isVerified: boolean
  /** Since the account was made. */
  ageMs: number
  /** Moderators had to hide something that they wrote, not longer ago than conductMs. */
  wasHidden: boolean
  /** Another account of the same mailbox has reported the same thing. */
  isTwin: boolean
}

/**
 * What a person's report weighs, in hundredths of one reporter's: twice the share of their reports that moderators agreed
 * with, as a beta prior of two right and two wrong ones smooths it. So one without a record counts 1, nobody 2 or more,
 * and one who is always wrong less and less. An account of less than a week counts half, as does one whose own texts had
 * to be hidden. Nothing count an account of less than a day, one whose address nobody has shown to be theirs, and the
 * second of a mailbox: accounts made for the purpose cannot hide a post, while their reports are read all the same.
 */
export function reportWeight({ record, isVerified, ageMs, wasHidden, isTwin }: Reporter): number {
  if (!isVerified || isTwin || ageMs < dayMs) return 0
  const { upheld, dismissed } = record
  const halvings = Number(ageMs < 7 * dayMs) + Number(wasHidden)
  return Math.floor((200 * (upheld + prior)) / (upheld + dismissed + 2 * prior) / 2 ** halvings)
}
