/** The spans of days over which people are counted. */
export const spans = [1, 7, 28] as const

/** Age bands, each from an age on, up to the next. Ages are those on the counted day. */
export const ageBands = [
  { key: 'under-15', from: 0 },
  { key: '15-17', from: 15 },
  { key: '18-19', from: 18 },
  { key: '20-24', from: 20 },
  { key: '25-up', from: 25 },
] as const

/** A learner who stayed learned on at least `stayedDays` days within `stayedWithin` days, the first one included. */
export const stayedDays = 3
export const stayedWithin = 14

/** What people did is counted over so many days, each of which is of the week's Sunday or before. */
export const actDays = 28

/** Groups of fewer people are not shown. */
export const minGroup = 10

/** Funnels are counted again until so many weeks after their week: mails are verified and guardians answer late. */
export const funnelWeeks = 8

/** Weeks after joining that the retention triangle shows, week 0 included. */
export const retentionWeeks = 12

export type Group = { part: string; people: number }
/** `people` is null where the group is hidden. */
export type ShownGroup = { part: string; people: number | null }

/**
 * A partition of people with its small groups hidden, so that nobody finds them by subtracting the shown groups from the
 * total either: hidden groups are at least two, and at least `minGroup` people together (complementary suppression, as
 * in Hundepool et al., Statistical Disclosure Control, 2012, chapter 4). Groups without people are left out.
 */
export function hideSmallGroups(groups: readonly Group[]): ShownGroup[] {
  const ascending = groups.filter(({ people }) => people > 0).toSorted((a, b) => a.people - b.people)
  let hidden = ascending.filter(({ people }) => people < minGroup).length
  const sum = (count: number) => ascending.slice(0, count).reduce((all, { people }) => all + people, 0)
  while (hidden > 0 && hidden < ascending.length && (hidden < 2 || sum(hidden) < minGroup)) hidden++
  return ascending.map(({ part, people }, i) => ({ part, people: i < hidden ? null : people })).toReversed()
}

/**
 * A part of a group that is shown beside its size: null where fewer than `minGroup` people are in it or out of it,
 * since the rest is found by subtraction, and "everybody" says something of each person.
 */
export function hideSmallPart(people: number, size: number): number | null {
  return people < minGroup || size - people < minGroup ? null : people
}

/** A total; null below `minGroup`. */
export function hideSmall(people: number): number | null {
  return people < minGroup ? null : people
}
