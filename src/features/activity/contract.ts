import { z } from 'zod/mini'

const nothing = z.object({})
const finishedExam = z.object({ right: z.int(), total: z.int(), isPassed: z.boolean(), try: z.int() })

/**
 * The kinds of activity and the facts that each one keeps: names say who or what, then the deed. A feature that records
 * a new kind adds it here. Facts are numbers, flags and short names; never what a person wrote or who they are.
 */
export const activityFacts = {
  'account.registered': z.object({ via: z.enum(['email', 'facebook', 'line']) }),
  'account.verified': nothing,
  /** The subject is the quiz's Bangkok day. */
  'quiz.daily.answered': z.object({ right: z.int(), total: z.int() }),
  /** The subject is the play. */
  'game.catch-me.finished': z.object({ way: z.string(), score: z.int(), good: z.int(), isPaid: z.boolean() }),
  /** The subject of the next three is the month, the season, the level; `try` counts within it. */
  'quiz.monthly.finished': finishedExam,
  'quiz.final.finished': finishedExam,
  'quiz.money.finished': finishedExam,
  /** The subject is the puzzle: `daily:<day>` or `weekly:<Monday>`. */
  'game.crossword.finished': z.object({ size: z.enum(['daily', 'weekly']), cells: z.int(), revealed: z.int() }),
  /** The subject of the next three is the post; its shares count once a day. */
  'post.read': z.object({ club: z.string() }),
  'post.shared': z.object({ club: z.string() }),
  'post.question.answered': z.object({ club: z.string(), skill: z.string(), isRight: z.boolean() }),
  /** The first time that a whole video was watched; the subject is the video. */
  'video.watched': z.object({ category: z.string(), isPaid: z.boolean() }),
  /** The subject of the next two is the event; whoever cancels and joins again has joined once. */
  'event.joined': z.object({ kind: z.string() }),
  'event.attended': z.object({ kind: z.string(), skill: z.string() }),
  /** The subject is the post that was summed up. */
  'post.summary.accepted': z.object({ club: z.string(), skill: z.string() }),
  /** A person has let it through for the first time; the subject is the post. */
  'post.published': z.object({ club: z.string(), skill: z.string() }),
  /** A placement was kept: so many of its five skills are strong. A unit's question came back; the subject is the unit. */
  'path.placed': z.object({ isGuest: z.boolean(), strong: z.int() }),
  'path.rechecked': z.object({ skill: z.string(), isRight: z.boolean() }),
  /** A word was guessed or not; the subject is the game. Practice is what pays nothing: a bought word, or a day too late. */
  'game.hangman.finished': z.object({ isWon: z.boolean(), misses: z.int(), isPractice: z.boolean() }),
  /** Every picture of a set is solved, skipped or missed; the subject is the set. */
  'game.decoder.finished': z.object({ right: z.int(), total: z.int() }),
  /** The first deed of a Bangkok day that makes it a learning day; `ofMonth` counts those of its month so far. */
  'learning.day': z.object({ ofMonth: z.int() }),
} as const

export type ActivityKind = keyof typeof activityFacts
export type ActivityFacts<K extends ActivityKind> = z.infer<(typeof activityFacts)[K]>
