import { koin } from '#lib/money.ts'
import { type Gift, giftOf } from '../../gifts/contract.ts'
import type { RewardForm } from '../admin-contract.ts'
import type { Mission, MyMission, Progress, Reward } from '../contract.ts'
import type { Moved } from '../joining-contract.ts'
import type { Rule } from '../mission-rules.ts'
import { stateOfJoined, stateOfNew } from '../mission-state-rules.ts'
import { type Count, countRule, countSteps, type Fact } from '../progress-rules.ts'
import { hrefOf, tellProgress, tellRule, type Vocabulary } from '../sentence-rules.ts'
import type { JoinRow, MissionRow } from './mission-queries.ts'

/** What a view is made of besides the rows: the words of kinds, gifts by id, and the missions of chains. */
export type Parts = {
  words: Vocabulary
  gifts: ReadonlyMap<string, Gift>
  chains: ReadonlyMap<string, ChainPart>
  /** Of the missions that come before others, those that the reader has completed. */
  completed: ReadonlySet<string>
  now: Date
}
/** A mission of a chain: its title and the one before it. */
export type ChainPart = { id: string; title: string; after_id: string | null }

/** A mission as somebody sees it; `facts` are those of a person who has joined, counted afresh. */
export function toMission(row: MissionRow, parts: Parts, mine: { join: JoinRow; facts: Fact[] } | null): Mission {
  const { words, completed, now } = parts
  const window = { opensAt: row.opens_at, joinsUntil: row.joins_until, endsAt: row.ends_at, endedAt: row.ended_at }
  const my = mine && toMine(row, mine, parts)
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    why: row.why,
    skill: row.skill as Mission['skill'],
    occasion: row.occasion,
    sentence: tellRule(row.rule, words),
    steps: toProgress(row.rule, [], words).steps.map(({ sentence, of, href }) => ({ sentence, of, href })),
    reward: toReward(row.reward, parts),
    places: row.places,
    places_left: row.places === null ? null : row.places - row.joined,
    winners: row.winners,
    winners_left: row.winners - row.won,
    chain: chainOf(row, parts),
    opens_at: row.opens_at.toISOString(),
    joins_until: row.joins_until.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: my ? my.state : stateOfNew(window, row.after_id === null || completed.has(row.after_id), now),
    mine: my,
  }
}

/**
 * A person's own part. A mission that is not stored as completed is counted from the facts, whose jobs may still wait; if they
 * complete it, it is shown as completed, and the claim counts them in.
 */
function toMine(row: MissionRow, { join, facts }: { join: JoinRow; facts: Fact[] }, { words, now }: Parts): MyMission {
  const progress = toProgress(row.rule, facts, words)
  const isWhole = join.completed_at !== null || countRule(row.rule, facts).end !== null
  const isWinner = row.won < row.winners
  const rewardState = join.completed_at || !isWhole ? join.reward_state : isWinner ? 'waiting' : 'gone'
  const joined = { done: progress.steps.some(({ done }) => done > 0) ? 1 : 0, rewardState } as const
  const completedAt = join.completed_at ?? (isWhole ? now : null)
  return {
    state: stateOfJoined({ endsAt: row.ends_at }, { ...joined, completedAt }, now),
    progress,
    reward_state: rewardState,
    joined_at: join.joined_at.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
    claimed_at: join.claimed_at?.toISOString() ?? null,
  }
}

/** How far facts bring a rule, with its steps and their sentences. */
export function toProgress(rule: Rule, facts: Fact[], words: Vocabulary): Progress {
  const count: Count = countRule(rule, facts)
  const steps = countSteps(rule, facts).map((step) => ({
    sentence: tellRule(step.rule, words),
    done: step.done,
    of: step.of,
    is_done: step.end !== null,
    is_open: step.isOpen,
    href: hrefOf(step.rule, words),
  }))
  return { done: count.done, of: count.of, sentence: tellProgress(count), steps }
}

/**
 * The step that the newest facts moved, with its count without them. Facts of one moment come from one act. Null where they
 * moved none, or are older than `since`.
 */
export function toMoved(rule: Rule, facts: Fact[], { words, since }: { words: Vocabulary; since: Date }): Moved {
  const newest = Math.max(...facts.map(({ at }) => at))
  if (newest < since.getTime()) return null
  const older = facts.filter(({ at }) => at < newest)
  const [steps, before] = [countSteps(rule, facts), countSteps(rule, older)]
  const nth = steps.findLastIndex(({ done }, i) => done > before[i]!.done)
  if (nth < 0) return null
  const { done, of, rule: part } = steps[nth]!
  return { sentence: tellRule(part, words), before: before[nth]!.done, done, of }
}

function toReward(reward: RewardForm, { gifts }: Parts): Reward {
  const { points } = reward
  switch (reward.kind) {
    case 'koin':
      return { kind: 'koin', koin: koin(reward.koin), points }
    case 'gift':
      return { kind: 'gift', gift: giftOf(gifts, reward.gift), points }
    case 'voucher':
      return { kind: 'voucher', count: reward.count, points }
    case 'badge':
      return { kind: 'badge', badge: reward.badge, points }
  }
}

function chainOf(row: MissionRow, { chains }: Parts): Mission['chain'] {
  const before: ChainPart[] = []
  for (let one = row.after_id; one !== null; ) {
    const part = chains.get(one)
    if (!part || before.includes(part)) break
    before.unshift(part)
    one = part.after_id
  }
  const after: ChainPart[] = []
  for (let id = row.id; ; ) {
    const next = [...chains.values()].find(({ after_id: afterId }) => afterId === id)
    if (!next || after.includes(next)) break
    after.push(next)
    id = next.id
  }
  const of = before.length + 1 + after.length
  if (of === 1) return null
  const last = before.at(-1)
  return {
    title: before[0]?.title ?? row.title,
    place: before.length + 1,
    of,
    after: row.after_id,
    after_title: last?.title ?? null,
  }
}
