import { isDeepStrictEqual } from 'node:util'
import type { DailyResult } from '#features/quizzes/daily/contract.ts'
import type { DrillReply } from '../support/drill-contract.ts'
import type { Answer } from '../support/http-client.ts'
import type { ActRecord } from './money-run.ts'

/**
 * The expected contents of the ledger, derived from the replies. Keys are person and cause; transfers are those of the
 * wallet.
 */
export type Expected = {
  transfer: Map<string, number>
  capped_reward: Map<string, number>
  skill_point: Map<string, number>
  learning_day: Map<string, number>
  activity: Map<string, number>
  daily_quiz_answer: Map<string, number>
}

export type Judged = {
  expected: Expected
  acknowledged: number
  refused: number
  /** Acts whose retry was reported as already done, although no attempt before had a reply. */
  inTheDark: number
  /** Contradicting replies, one sentence each: two for one cause, or a retry with another result. */
  contradictions: string[]
  /** Refusals that no act of the drill should get. */
  wrongRefusals: string[]
}

/** The rewards by number of learning days of a month. */
export type Milestones = ReadonlyMap<number, number>

/** Derives from the replies what has happened. */
export function judgeRecords(records: readonly ActRecord[], milestones: Milestones): Judged {
  const expected = noneExpected()
  const judged: Judged = { expected, acknowledged: 0, refused: 0, inTheDark: 0, contradictions: [], wrongRefusals: [] }
  const firsts = new Map<string, number>()
  for (const record of records) {
    const accepted = [...record.answers, ...record.later].find(isAccepted)
    judged.contradictions.push(...findContradictions(record))
    judged.wrongRefusals.push(...findWrongRefusals(record))
    if (!accepted) judged.refused += 1
    else {
      judged.acknowledged += 1
      if (isInTheDark(record)) judged.inTheDark += 1
      expectAct(expected, record, accepted)
      for (const first of listFirsts(record)) firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
  }
  for (const [what, times] of firsts) if (times > 1) judged.contradictions.push(`${what}: ${times} acts were told so`)
  expectMilestones(expected, milestones)
  return judged
}

export function noneExpected(): Expected {
  return {
    transfer: new Map(),
    capped_reward: new Map(),
    skill_point: new Map(),
    learning_day: new Map(),
    activity: new Map(),
    daily_quiz_answer: new Map(),
  }
}

const isAccepted = ({ status }: Answer) => status < 300

function expectAct(expected: Expected, { act: { body }, userId }: ActRecord, { json }: Answer) {
  if (body.kind === 'quiz') {
    expected.daily_quiz_answer.set(`${userId} ${body.day} ${body.position}`, 1)
    return expectQuiz(expected, userId, body.day, (json as { result: DailyResult | null }).result)
  }
  if (body.kind === 'claim') return expectClaim(expected, userId, json)
  if (body.kind === 'buy' || body.kind === 'cancel') return expectOrder(expected, userId, body.kind, json)
  const key = `${userId} ${body.cause}`
  const { reward } = json as DrillReply
  if (body.kind === 'give') expected.transfer.set(key, body.amount)
  if (body.kind === 'spend') expected.transfer.set(key, -body.amount)
  if (reward && reward.paid > 0) expected.transfer.set(key, reward.paid)
  if (body.kind === 'reward' || body.kind === 'activity') expected.capped_reward.set(key, body.amount)
  if (body.kind === 'skills' || body.kind === 'activity')
    for (const skill of body.skills) expected.skill_point.set(`${key} ${skill}`, body.points)
  if (body.kind === 'activity') expected.activity.set(key, 1)
  if (body.kind === 'learn' || body.kind === 'activity') expectDay(expected, userId, body.day)
}

function expectOrder(expected: Expected, userId: string, kind: 'buy' | 'cancel', json: unknown) {
  const { id, paid } = (json as { order: { id: string; paid: number } }).order
  if (kind === 'cancel') return expected.transfer.set(`${userId} store:refund:${id}`, paid)
  expected.transfer.set(`${userId} store:buy:${id}`, -paid)
  return expected.activity.set(`${userId} store:bought:${id}`, 1)
}

function expectClaim(expected: Expected, userId: string, json: unknown) {
  const { koin, mission } = json as { koin: number; mission: { id: string } }
  return expected.transfer.set(`${userId} quest:${mission.id}`, koin)
}

function expectQuiz(expected: Expected, userId: string, day: string, result: DailyResult | null) {
  if (!result) return
  const key = `${userId} quiz:daily:${day}`
  if (result.paid > 0) expected.transfer.set(key, result.paid)
  if (result.asked > 0) expected.capped_reward.set(key, result.asked)
  for (const { skill, points } of result.points) expected.skill_point.set(`${key} ${skill}`, points)
  expected.activity.set(key, 1)
  expectDay(expected, userId, result.learning_day.day)
}

function expectDay(expected: Expected, userId: string, day: string) {
  expected.learning_day.set(`${userId} ${day}`, 1)
  expected.activity.set(`${userId} learning-day:${day}`, 1)
}

/** Which act reaches a milestone depends on the race; that it is paid once follows from the days. */
function expectMilestones(expected: Expected, milestones: Milestones) {
  const counts = new Map<string, number>()
  for (const key of expected.learning_day.keys()) {
    const month = key.slice(0, -3)
    const days = (counts.get(month) ?? 0) + 1
    counts.set(month, days)
    const [userId, name] = month.split(' ')
    const reward = milestones.get(days)
    if (reward) expected.transfer.set(`${userId} learning-days:${name}:${days}`, reward)
  }
}

/** Claims that only one act may make: to be a day's first, or to be paid a milestone. */
function listFirsts({ act, userId, answers, later }: ActRecord): Set<string> {
  const told = [...answers, ...later].filter(isAccepted).flatMap(({ json }) => {
    const { learning, result } = json as DrillReply & { result?: DailyResult | null }
    const day = result?.learning_day.day ?? ('day' in act.body ? act.body.day : '')
    const found = result?.learning_day ?? learning
    return [
      ...(found?.is_new ? [`${userId} ${day} is new`] : []),
      ...(found && found.reward > 0 ? [`${userId} ${day.slice(0, 7)} pays for ${found.days_this_month} days`] : []),
    ]
  })
  return new Set(told)
}

/** Only acts without a key can tell: with one the retry gets the lost reply, which says new. */
function isInTheDark({ act, answers }: ActRecord): boolean {
  const told = answers.filter(isAccepted).map(({ json }) => (json as DrillReply).is_new)
  return act.key === null && told.length > 0 && told.every((isNew) => isNew === false)
}

function findContradictions({ act, answers, later }: ActRecord): string[] {
  const all = [...answers, ...later].filter(isAccepted)
  const [first] = all
  const name = `${act.key ?? ''} ${JSON.stringify(act.body)}`
  const found: string[] = []
  if (!first) return found
  if (answers.some(isAccepted) && !later.every(isAccepted)) found.push(`${name}: done, and refused later`)
  if (act.key !== null) {
    const other = all.find(({ json }) => !isDeepStrictEqual(fixedPart(act, json), fixedPart(act, first.json)))
    if (other) found.push(`${name}: ${JSON.stringify(first.json)} and ${JSON.stringify(other.json)}`)
    return found
  }
  const replies = all.map(({ json }) => json as DrillReply)
  const news = replies.filter(({ is_new }) => is_new).length
  const isCounted = replies[0]!.is_new !== undefined
  const firstDays = replies.filter(({ learning }) => learning?.is_new).length
  if (news > 1 || firstDays > 1) found.push(`${name}: new ${Math.max(news, firstDays)} times`)
  // An attempt without a reply may have been the one that took effect.
  if (isCounted && news === 0 && answers.every(({ isFirst }) => isFirst)) found.push(`${name}: never new`)
  if (replies.some(({ reward }) => !isDeepStrictEqual(reward, replies[0]!.reward))) found.push(`${name}: two rewards`)
  return found
}

/** A purchase sent again tells the order and the balance as they are by then (`runOnceThenView`): only which order stays. */
function fixedPart({ body }: ActRecord['act'], json: unknown): unknown {
  if (body.kind !== 'buy' && body.kind !== 'cancel') return json
  const { id, paid } = (json as { order: { id: string; paid: number } }).order
  return { id, paid }
}

const shortOf: Partial<Record<string, readonly string[]>> = {
  spend: ['not_enough_koin'],
  buy: ['koin_short', 'not_enough_koin'],
}

/** The only legitimate refusal is spending more than the wallet holds. */
function findWrongRefusals({ act, answers, later }: ActRecord): string[] {
  return [...answers, ...later]
    .filter((answer) => !isAccepted(answer))
    .map(({ status, json }) => ({ status, code: (json as { code?: string }).code }))
    .filter(({ code }) => !shortOf[act.body.kind]?.includes(code ?? ''))
    .map(({ status, code }) => `${act.body.kind}: ${status} ${code}`)
}
