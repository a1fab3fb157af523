/** So many reports a person makes in 24 hours; more than that is no reading. */
export const reportsOfDay = 10
/** A thing that this much reporting lies on is not shown until a moderator has looked: three new reporters. */
export const hidingWeight = 300
/** How many right and how many wrong reports a new reporter is credited with. */
const prior = 2

/**
 * What a person's report weighs, in hundredths of a new reporter's: twice the share of their reports that moderators agreed
 * with, as a beta prior of two right and two wrong ones smooths it. So a new one counts 1, nobody 2 or more, and one
 * who is always wrong less and less. Whoever has not shown that the address is theirs counts nothing: ten accounts
 * without a mailbox cannot hide a post, while the report itself is read all the same.
 */
export function reportWeight(
  { upheld, dismissed }: { upheld: number; dismissed: number },
  isVerified: boolean,
): number {
  if (!isVerified) return 0
  return Math.floor((200 * (upheld + prior)) / (upheld + dismissed + 2 * prior))
}
