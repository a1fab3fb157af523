/** How somebody lives with the product. Shares are probabilities; what is assumed here stands in docs/economy.md. */
export type Habits = {
  name: string
  /** Of all accounts, in percent. */
  share: number
  /** The chance to be here on a day, and to stay from one month to the next. */
  day: number
  stays: number
  /** The chance that an answer is right, and that a game is won. */
  right: number
  wins: number
  /** On a day here: the daily quiz, articles read (up to three), a video, a summary, plays of each game, a share. */
  quiz: number
  articles: number
  video: number
  summary: number
  games: number
  shares: number
  /** In a month: the exam, posts that are approved, events attended. */
  exam: number
  posts: number
  events: number
  /** The chance to join a mission that opens. */
  missions: number
  /** How many accounts one person has. */
  accounts: number
  /** Gives away or spends on vouchers, rather than on things. */
  gives: number
  /** On a day here, buys the next thing that กล้า wears, where it is no more than a quarter of the wallet. */
  dresses: number
}

const honest = { accounts: 1, shares: 0.05 }

/** The groups among 10,000 accounts. A farmer plays what pays on five accounts, with the answers of the first one. */
export const kindsOfPeople = {
  casual: {
    ...honest,
    name: 'casual',
    share: 55,
    day: 0.2,
    stays: 0.85,
    right: 0.6,
    wins: 0.5,
    quiz: 0.7,
    articles: 0.3,
    video: 0.1,
    summary: 0,
    games: 0.3,
    exam: 0.15,
    posts: 0.02,
    events: 0.03,
    missions: 0.1,
    gives: 0.25,
    dresses: 0.1,
  },
  regular: {
    ...honest,
    name: 'regular',
    share: 30,
    day: 0.6,
    stays: 0.95,
    right: 0.72,
    wins: 0.65,
    quiz: 0.9,
    articles: 0.6,
    video: 0.15,
    summary: 0.03,
    games: 0.5,
    exam: 0.6,
    posts: 0.1,
    events: 0.15,
    missions: 0.35,
    gives: 0.2,
    dresses: 0.12,
  },
  devoted: {
    ...honest,
    name: 'devoted',
    share: 10,
    day: 0.93,
    stays: 0.99,
    right: 0.85,
    wins: 0.8,
    quiz: 1,
    articles: 1.6,
    video: 0.3,
    summary: 0.15,
    games: 0.9,
    shares: 0.25,
    exam: 0.95,
    posts: 0.8,
    events: 0.6,
    missions: 0.8,
    gives: 0.15,
    dresses: 0.15,
  },
  farmer: {
    name: 'farmer, an account',
    share: 5,
    accounts: 5,
    day: 0.97,
    stays: 1,
    right: 0.93,
    wins: 0.85,
    quiz: 1,
    articles: 3,
    video: 1,
    summary: 0,
    games: 1,
    shares: 4,
    exam: 1,
    posts: 0,
    events: 0,
    missions: 1,
    gives: 0,
    dresses: 0,
  },
} satisfies Record<string, Habits>

export type Kind = keyof typeof kindsOfPeople
export const kinds = Object.keys(kindsOfPeople) as Kind[]

/** The mean of the groups, each as often as it is here on a day. */
export function meanHere(of: (habits: Habits) => number): number {
  const all: Habits[] = Object.values(kindsOfPeople)
  const weight = all.reduce((sum, { share, day }) => sum + share * day, 0)
  return all.reduce((sum, habits) => sum + habits.share * habits.day * of(habits), 0) / weight
}

/**
 * Minutes that an act takes, for an account that meets it the first time, and for a person who has met it on another
 * account. The daily quiz, articles and crosswords are the same for everybody; words, pictures, plays and exams are
 * drawn for each account, so that knowing them helps little; a film runs as long as it runs.
 */
export const minutes = {
  quiz: { fresh: 2, known: 0.8 },
  article: { fresh: 4, known: 0.4 },
  summary: { fresh: 6, known: 6 },
  video: { fresh: 3, known: 3 },
  catchMe: { fresh: 1.2, known: 1.2 },
  hangman: { fresh: 1.5, known: 1.3 },
  decoder: { fresh: 3, known: 2.5 },
  crossword: { fresh: 6, known: 2 },
  weekly: { fresh: 18, known: 5 },
  exam: { fresh: 15, known: 12 },
  money: { fresh: 8, known: 7 },
  final: { fresh: 40, known: 35 },
  post: { fresh: 30, known: 30 },
  event: { fresh: 60, known: 60 },
  share: { fresh: 0.3, known: 0.3 },
} as const
export type Activity = keyof typeof minutes
