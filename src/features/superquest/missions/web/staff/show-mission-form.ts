import { boxAmount, boxMoment, readAmount, readMoment, readWhole } from '#kit/forms/box-values.ts'
import type { MissionForm, RewardForm } from '../../admin-contract.ts'
import { draftOf, emptyGoal, type RuleDraft, ruleFrom } from '../../rule-draft-rules.ts'

/** A mission as it stands in its boxes: times in Bangkok, amounts in koin; a rule that says more than boxes can is its text. */
export type MissionValues = {
  title: string
  summary: string
  why: string
  skill: MissionForm['skill']
  occasion: string
  rule: RuleDraft | string
  reward_kind: RewardForm['kind']
  reward_koin: string
  reward_gift: string
  reward_voucher: string
  reward_badge: string
  reward_points: string
  places: string
  winners: string
  after: string
  opens_at: string
  joins_until: string
  ends_at: string
}

const empty: MissionValues = {
  title: '',
  summary: '',
  why: '',
  skill: 'saving',
  occasion: '',
  rule: { group: 'one', goals: [emptyGoal] },
  reward_kind: 'koin',
  reward_koin: '10',
  reward_gift: '',
  reward_voucher: '1',
  reward_badge: '',
  reward_points: '',
  places: '',
  winners: '500',
  after: '',
  opens_at: '',
  joins_until: '',
  ends_at: '',
}

/** What stands in the boxes at first: a mission's values, or those of a new one. */
export function missionValues(form: MissionForm | null): MissionValues {
  if (!form) return empty
  const { reward, rule, places } = form
  return {
    ...empty,
    title: form.title,
    summary: form.summary,
    why: form.why,
    skill: form.skill,
    occasion: form.occasion ?? '',
    rule: draftOf(rule) ?? JSON.stringify(rule, null, 2),
    places: places === null ? '' : String(places),
    winners: String(form.winners),
    after: form.after ?? '',
    opens_at: boxMoment(form.opens_at),
    joins_until: boxMoment(form.joins_until),
    ends_at: boxMoment(form.ends_at),
    reward_kind: reward.kind,
    ...(reward.kind === 'koin' && { reward_koin: boxAmount(reward.koin) }),
    ...(reward.kind === 'gift' && { reward_gift: reward.gift }),
    ...(reward.kind === 'voucher' && { reward_voucher: String(reward.count) }),
    ...(reward.kind === 'badge' && { reward_badge: reward.badge }),
    reward_points: reward.points ? String(reward.points.points) : '',
  }
}

/** What the boxes hold, as the call wants it. What is no number or time is sent so that the server says what is wrong. */
export function missionFrom(values: MissionValues): MissionForm {
  const { title, summary, why, skill, occasion, after } = values
  return {
    title,
    summary,
    why,
    skill,
    occasion: occasion.trim() || null,
    rule: ruleOf(values.rule) as MissionForm['rule'],
    reward: rewardFrom(values),
    places: readWhole(values.places),
    winners: winnersOf(values),
    after: after || null,
    opens_at: readMoment(values.opens_at),
    joins_until: readMoment(values.joins_until),
    ends_at: readMoment(values.ends_at),
  }
}

/** The rule that the boxes or the text say; a text that is no JSON itself, which the server then names. */
export function ruleOf(draft: MissionValues['rule']): unknown {
  if (typeof draft !== 'string') return ruleFrom(draft)
  try {
    return JSON.parse(draft)
  } catch {
    return draft
  }
}

/** The reward that the boxes say; its skill points are of the mission's skill. */
export function rewardFrom(values: MissionValues): RewardForm {
  const count = readWhole(values.reward_points)
  const points = count === null ? null : { skill: values.skill, points: count }
  switch (values.reward_kind) {
    case 'gift':
      return { kind: 'gift', gift: values.reward_gift, points }
    case 'voucher':
      return { kind: 'voucher', count: readWhole(values.reward_voucher) ?? Number.NaN, points }
    case 'badge':
      return { kind: 'badge', badge: values.reward_badge, points }
    case 'koin':
      return { kind: 'koin', koin: readAmount(values.reward_koin), points }
  }
}

/** How many may win; what is no number is sent as none. */
export function winnersOf({ winners }: MissionValues): number {
  return readWhole(winners) ?? Number.NaN
}

const boxOfReward: Record<string, keyof MissionValues> = {
  koin: 'reward_koin',
  gift: 'reward_gift',
  count: 'reward_voucher',
  badge: 'reward_badge',
  points: 'reward_points',
}

/** The box that a fault of the call is shown at. */
export function boxOfPath(path: string): string {
  const [first = '', second = ''] = path.split('.')
  return first === 'reward' ? (boxOfReward[second] ?? 'reward_kind') : first
}
