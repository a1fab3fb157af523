import { skills } from '#kit/skills.ts'
import type { DrillAct } from '../support/drill-contract.ts'
import type { Random } from '../support/random.ts'

/** An act of a person: body, Idempotency-Key, and number of concurrent clicks. */
export type Act = {
  person: number
  path: string
  body:
    | DrillAct
    | { kind: 'quiz'; day: string; position: number }
    | { kind: 'buy' }
    | { kind: 'cancel' }
    | { kind: 'claim'; mission: number }
  json: unknown
  key: string | null
  clicks: 1 | 2
}

/**
 * A client's next job: an act, a much later repetition of an act, a person's daily quiz with its three answers, a purchase in
 * the store that is cancelled or kept, or the claim of a mission's reward.
 */
export type Job =
  | { is: 'act'; act: Act }
  | { is: 'again'; act: Act }
  | { is: 'quiz'; person: number }
  | { is: 'shop'; person: number; nth: number; isCancelled: boolean }
  | { is: 'claim'; person: number; mission: number }
export type Plan = {
  jobs: Job[]
  acts: number
  quizzes: number
  purchases: number
  people: number
  /** Each person claims each of so many missions once. */
  missions: number
}

const quizShare = 0.03
const shopShare = 0.04
const claimShare = 0.02
const cancelShare = 0.4
const replayShare = 0.05
const doubleShare = 0.1
const keyShare = 0.5
/** A few people make a tenth of all acts, for contention on their wallets. */
const hotPeople = 8

const kinds = [
  ...Array.from({ length: 25 }, () => 'reward' as const),
  ...Array.from({ length: 25 }, () => 'spend' as const),
  ...Array.from({ length: 16 }, () => 'give' as const),
  ...Array.from({ length: 10 }, () => 'skills' as const),
  ...Array.from({ length: 10 }, () => 'learn' as const),
  ...Array.from({ length: 12 }, () => 'activity' as const),
  ...Array.from({ length: 2 }, () => 'exam' as const),
]

/** Plans mixed acts in order of their start, with quizzes and purchases among them and repetitions after their acts. */
export function planActs(count: number, random: Random): Plan {
  const people = Math.max(20, Math.round(count / 100))
  const quizzes = Math.min(people, Math.floor((count * quizShare) / 3))
  const places: { at: number; job: Job }[] = []
  const purchases = Math.floor(count * shopShare)
  const missions = Math.max(1, Math.round((count * claimShare) / people))
  for (let nth = 0; nth < count - 3 * quizzes - purchases - missions * people; nth++) {
    const act = planAct(nth, { people, random })
    places.push({ at: nth, job: { is: 'act', act } })
    const later = nth + random.int(200, Math.max(400, count / 4))
    if (random.chance(replayShare)) places.push({ at: later, job: { is: 'again', act } })
  }
  for (let person = 0; person < quizzes; person++)
    places.push({ at: random.int(0, count - 1), job: { is: 'quiz', person } })
  for (let nth = 0; nth < purchases; nth++) {
    const shop = { person: random.int(0, people - 1), nth, isCancelled: random.chance(cancelShare) }
    places.push({ at: random.int(0, count - 1), job: { is: 'shop', ...shop } })
  }
  for (let mission = 0; mission < missions; mission++)
    for (let person = 0; person < people; person++)
      places.push({ at: random.int(0, count - 1), job: { is: 'claim', person, mission } })
  const jobs = places.sort((a, b) => a.at - b.at).map(({ job }) => job)
  return { jobs, acts: count, quizzes, purchases, people, missions }
}

function planAct(nth: number, { people, random }: { people: number; random: Random }): Act {
  const person = random.chance(0.1) ? random.int(0, hotPeople - 1) : random.int(0, people - 1)
  const body = planBody(nth, random)
  return { person, path: '/drill/act', body, json: body, ...planSending(`drill-${nth}`, random) }
}

/** Whether an act has a key, and whether it is clicked twice. */
export function planSending(key: string, random: Random): Pick<Act, 'key' | 'clicks'> {
  return { key: random.chance(keyShare) ? key : null, clicks: random.chance(doubleShare) ? 2 : 1 }
}

function planBody(nth: number, random: Random): DrillAct {
  const kind = random.pick(kinds)
  const act = { cause: `drill:${kind}:${nth}`, at: planMoment(random) }
  const some = { skills: skills.filter(() => random.chance(0.4)), points: random.int(1, 3) }
  const points = some.skills.length ? some : { ...some, skills: [random.pick(skills)] }
  switch (kind) {
    case 'give':
      return { kind, ...act, amount: random.int(1, 3_000) }
    case 'spend':
      return { kind, ...act, amount: random.int(1, 6_000) }
    case 'reward':
      return { kind, ...act, amount: random.int(50, 2_000), source: random.pick(['hangman', 'video', 'article']) }
    case 'exam':
      return { kind, ...act, amount: 5_000 }
    case 'skills':
      return { kind, ...act, ...points }
    case 'learn':
      return { kind, ...act, day: planDay(random) }
    case 'activity':
      return { kind, ...act, ...points, amount: random.int(50, 700), day: planDay(random) }
  }
}

/** Two weeks from Monday to Sunday that include the quizzes' day, so that days and weeks reach their caps. */
function planMoment(random: Random): string {
  const hour = `${random.int(0, 16)}`.padStart(2, '0')
  return `2026-11-${`${random.int(9, 22)}`.padStart(2, '0')}T${hour}:00:00.000Z`
}

/** All learning days are in one month, so that concurrent acts reach its rewards for the 5th, 10th and 15th day. */
function planDay(random: Random): string {
  return `2026-11-${`${random.int(1, 30)}`.padStart(2, '0')}`
}
