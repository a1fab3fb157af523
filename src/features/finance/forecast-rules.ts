import { type RateKey, type RewardSource, rewardSources } from '#features/koin/server/rules.ts'

/** Rewards by source: hundredths of koin a person and month of 30 days. */
export type Sources = Partial<Record<RewardSource, number>>

/** How often somebody's capped rewards of a day or a week came to so many hundredths. */
type Histogram = readonly { koin: number; count: number }[]

/** People who earn alike. `days` and `weeks` say what their capped rewards came to, where it is recorded. */
export type Group = { people: number; sources: Sources; days?: Histogram; weeks?: Histogram }

/** A rate as far as a forecast looks at it; `quota` null: no limit of its own. */
export type Figure = { koin: number; quota: number | null }
export type Caps = { day: number; week: number }

/** The two caps, and each key that pays koin with its source and its part of what the source pays (docs/economy.md's habits). */
export const capKeys = ['reward-cap.day', 'reward-cap.week'] as const
export const keyShares = {
  'profile.completed': { source: 'profile', share: 1 },
  'quiz.daily.right': { source: 'quiz-daily', share: 0.75 },
  'quiz.daily.all-right': { source: 'quiz-daily', share: 0.25 },
  'learning-days.5': { source: 'learning-days', share: 0.1 },
  'learning-days.10': { source: 'learning-days', share: 0.2 },
  'learning-days.15': { source: 'learning-days', share: 0.35 },
  'learning-days.20': { source: 'learning-days', share: 0.35 },
  'quiz.monthly.pass': { source: 'quiz-monthly', share: 0.5 },
  'quiz.monthly.high': { source: 'quiz-monthly', share: 0.5 },
  'quiz.final.pass': { source: 'quiz-final', share: 0.8 },
  'quiz.final.resit': { source: 'quiz-final', share: 0.2 },
  'quiz.money.basic': { source: 'quiz-money', share: 0.4 },
  'quiz.money.intermediate': { source: 'quiz-money', share: 0.35 },
  'quiz.money.advanced': { source: 'quiz-money', share: 0.25 },
  'post.approved': { source: 'post', share: 1 },
  'article.question': { source: 'article', share: 0.6 },
  'article.summary': { source: 'article', share: 0.4 },
  'video.watched': { source: 'video', share: 1 },
  'game.catch-me': { source: 'catch-me', share: 1 },
  'game.hangman.win': { source: 'hangman', share: 0.75 },
  'game.hangman.flawless': { source: 'hangman', share: 0.25 },
  'game.decoder.picture': { source: 'visual-decoder', share: 1 },
  'game.crossword.daily': { source: 'crossword', share: 0.6 },
  'game.crossword.weekly': { source: 'crossword', share: 0.4 },
} as const satisfies Partial<Record<RateKey, { source: RewardSource; share: number }>>

export type CapKey = (typeof capKeys)[number]
export type PaidKey = keyof typeof keyShares
export type ChangeableKey = CapKey | PaidKey
export const changeableKeys = [...capKeys, ...Object.keys(keyShares)] as [ChangeableKey, ...ChangeableKey[]]

/** The simulated year of docs/economy.md: accounts, koin minted a month, and per cent of it by source. A test compares. */
export const simulatedMix = [
  {
    people: 5_500,
    minted: 42_00,
    shares: {
      ...{ 'quiz-daily': 22, hangman: 15, 'catch-me': 13, crossword: 9, profile: 8, 'quiz-monthly': 8 },
      ...{ 'visual-decoder': 6, 'learning-days': 6, quest: 4, 'quiz-money': 3, article: 3, video: 1 },
      ...{ post: 1 },
    },
  },
  {
    people: 3_000,
    minted: 294_00,
    shares: {
      ...{ 'quiz-daily': 16, hangman: 14, 'catch-me': 12, crossword: 8, profile: 1, 'quiz-monthly': 9 },
      ...{ 'visual-decoder': 6, 'learning-days': 14, quest: 10, 'quiz-money': 3, article: 3, video: 1 },
      ...{ post: 1, 'user-level': 1, 'quiz-final': 1 },
    },
  },
  {
    people: 1_000,
    minted: 795_00,
    shares: {
      ...{ 'quiz-daily': 13, hangman: 18, 'catch-me': 18, crossword: 9, 'quiz-monthly': 7 },
      ...{ 'visual-decoder': 8, 'learning-days': 8, quest: 6, 'quiz-money': 1, article: 3, post: 2 },
      ...{ 'user-level': 2, 'quiz-final': 4 },
    },
  },
  {
    people: 500,
    minted: 849_00,
    shares: {
      ...{ 'quiz-daily': 15, hangman: 20, 'catch-me': 22, crossword: 7, 'quiz-monthly': 8 },
      ...{ 'visual-decoder': 8, 'learning-days': 7, quest: 1, 'quiz-money': 1, article: 2 },
      ...{ 'user-level': 4, 'quiz-final': 4 },
    },
  },
] as const satisfies readonly { people: number; minted: number; shares: Sources }[]

/** The simulated mix as groups, for a product that has not recorded enough yet. */
export function simulatedGroups(): Group[] {
  return simulatedMix.map(({ people, minted, shares }) => ({
    people,
    sources: Object.fromEntries(Object.entries(shares).map(([source, share]) => [source, (minted * share) / 100])),
  }))
}

export type Forecast = { people: number; before: number; after: number }
type Change = { key: ChangeableKey; before: Figure; after: Figure; caps: Caps }

/**
 * What a change of a rate or a cap does to the koin minted per active person and month, in hundredths, if people do the same as
 * before. A rate moves its part of its source in proportion to koin and quota; a quota that rises is taken as used up. A cap cuts
 * what is above it, and a higher one is taken as reached by who reaches it now. So a rise is an upper estimate.
 */
export function forecastChange(groups: readonly Group[], change: Change): Forecast {
  const people = groups.reduce((sum, one) => sum + one.people, 0)
  const mean = (minted: (group: Group) => number) =>
    people === 0 ? 0 : Math.round(groups.reduce((sum, one) => sum + one.people * minted(one), 0) / people)
  return { people, before: mean((one) => sumOf(one.sources)), after: mean((one) => mintedAfter(one, change)) }
}

function mintedAfter(group: Group, { key, before, after, caps }: Change): number {
  const capped = cappedOf(group.sources)
  const free = sumOf(group.sources) - capped
  if (key === 'reward-cap.day' || key === 'reward-cap.week')
    return free + capped * capFactor(group, key, { before: before.koin, after: after.koin })
  const { source, share } = keyShares[key]
  const quota = before.quota === null || after.quota === null ? 1 : after.quota / before.quota
  const factor = 1 - share + share * (before.koin === 0 ? 1 : after.koin / before.koin) * quota
  const sources = { ...group.sources, [source]: (group.sources[source] ?? 0) * factor }
  const cappedAfter = cappedOf(sources)
  const max = Math.max(capped, (Math.min(caps.week, caps.day * 7) * 30) / 7)
  return sumOf(sources) - cappedAfter + Math.min(cappedAfter, max)
}

/** By how much a changed cap multiplies what it caps. */
function capFactor(group: Group, key: CapKey, { before, after }: { before: number; after: number }): number {
  const perMonth = key === 'reward-cap.day' ? 30 : 30 / 7
  const recorded = key === 'reward-cap.day' ? group.days : group.weeks
  const seen = recorded?.length ? recorded : [{ koin: cappedOf(group.sources) / perMonth, count: 1 }]
  // A mean of many is below the cap though some of them reach it.
  const reached = before * (recorded?.length ? 1 : 0.8)
  const sum = seen.reduce((total, { koin, count }) => total + koin * count, 0)
  const changed = seen.reduce((total, { koin, count }) => {
    const rises = after > before && koin >= reached
    return total + count * (rises ? koin * (after / before) : Math.min(koin, after))
  }, 0)
  return sum === 0 ? 1 : changed / sum
}

function sumOf(sources: Sources): number {
  return Object.values(sources).reduce((sum, one) => sum + one, 0)
}

function cappedOf(sources: Sources): number {
  return Object.entries(sources).reduce(
    (sum, [source, one]) => sum + (rewardSources[source as RewardSource].isUnderCaps ? one : 0),
    0,
  )
}
