import type { MissionForm, RewardForm } from '../admin-contract.ts'

/** The boxes of a mission beside its rule: times in Bangkok, amounts in whole koin. */
export type MissionFields = Record<
  | 'title'
  | 'summary'
  | 'why'
  | 'skill'
  | 'occasion'
  | 'places'
  | 'winners'
  | 'after'
  | 'opens_at'
  | 'joins_until'
  | 'ends_at'
  | 'reward_kind'
  | 'reward_koin'
  | 'reward_gift'
  | 'reward_voucher'
  | 'reward_badge'
  | 'reward_points',
  string
>

const empty: MissionFields = {
  title: '',
  summary: '',
  why: '',
  skill: 'saving',
  occasion: '',
  places: '',
  winners: '500',
  after: '',
  opens_at: '',
  joins_until: '',
  ends_at: '',
  reward_kind: 'koin',
  reward_koin: '10',
  reward_gift: '',
  reward_voucher: '1',
  reward_badge: '',
  reward_points: '',
}

/** What stands in the boxes at first. */
export function fieldsOf(form: MissionForm | null): MissionFields {
  if (!form) return empty
  const { reward } = form
  return {
    ...empty,
    title: form.title,
    summary: form.summary,
    why: form.why,
    skill: form.skill,
    occasion: form.occasion ?? '',
    places: form.places === null ? '' : String(form.places),
    winners: String(form.winners),
    after: form.after ?? '',
    opens_at: boxTime(form.opens_at),
    joins_until: boxTime(form.joins_until),
    ends_at: boxTime(form.ends_at),
    reward_kind: reward.kind,
    ...(reward.kind === 'koin' && { reward_koin: String(reward.koin / 100) }),
    ...(reward.kind === 'gift' && { reward_gift: reward.gift }),
    ...(reward.kind === 'voucher' && { reward_voucher: String(reward.count) }),
    ...(reward.kind === 'badge' && { reward_badge: reward.badge }),
    reward_points: reward.points ? String(reward.points.points) : '',
  }
}

type Read = (name: keyof MissionFields) => string

/** What the boxes hold, as the call wants it. What is no time or number is sent as none: the server says what is wrong. */
export function formFrom(data: FormData, rule: unknown): MissionForm {
  const text: Read = (name) => String(data.get(name) ?? '').trim()
  return {
    title: text('title'),
    summary: text('summary'),
    why: text('why'),
    skill: text('skill') as MissionForm['skill'],
    occasion: text('occasion') || null,
    rule: rule as MissionForm['rule'],
    reward: rewardFrom(data),
    places: text('places') ? Number(text('places')) : null,
    winners: Number(text('winners') || Number.NaN),
    after: text('after') || null,
    opens_at: moment(text('opens_at')),
    joins_until: moment(text('joins_until')),
    ends_at: moment(text('ends_at')),
  }
}

/** The reward that the boxes say; its skill points are of the mission's skill. */
export function rewardFrom(data: FormData): RewardForm {
  const text: Read = (name) => String(data.get(name) ?? '').trim()
  const count = Number(text('reward_points'))
  const points = count > 0 ? { skill: text('skill') as MissionForm['skill'], points: count } : null
  switch (text('reward_kind')) {
    case 'gift':
      return { kind: 'gift', gift: text('reward_gift'), points }
    case 'voucher':
      return { kind: 'voucher', count: Number(text('reward_voucher')), points }
    case 'badge':
      return { kind: 'badge', badge: text('reward_badge'), points }
    default:
      return { kind: 'koin', koin: Math.round(Number(text('reward_koin')) * 100), points }
  }
}

const moment = (local: string) => (local ? `${local.slice(0, 16)}:00+07:00` : '')

function boxTime(iso: string): string {
  return new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 16)
}
