import type { EventForm } from '../admin-contract.ts'

/** A form's fields as they stand in their boxes: times in Bangkok, amounts in whole koin. */
export type EventFields = Record<Exclude<keyof EventForm, 'is_simulated'>, string> & { is_simulated: boolean }

const empty: EventFields = {
  kind: 'workshop',
  skill: 'planning',
  title: '',
  summary: '',
  description: '',
  is_simulated: false,
  cover: 'market',
  place: '',
  map_url: '',
  online_url: '',
  opens_at: '',
  closes_at: '',
  starts_at: '',
  ends_at: '',
  capacity: '30',
  fee: '0',
  reward: '5',
}

/** The initial texts: an event's values, or those of a new one. */
export function fieldsOf(form: EventForm | null): EventFields {
  if (!form) return empty
  return {
    ...form,
    place: form.place ?? '',
    map_url: form.map_url ?? '',
    online_url: form.online_url ?? '',
    opens_at: boxTime(form.opens_at),
    closes_at: boxTime(form.closes_at),
    starts_at: boxTime(form.starts_at),
    ends_at: boxTime(form.ends_at),
    capacity: String(form.capacity),
    fee: boxAmount(form.fee),
    reward: boxAmount(form.reward),
  }
}

/** What the boxes hold, as the call wants it. What is no time or number is sent as it is: the server says what is wrong. */
export function formFrom(fields: EventFields): EventForm {
  const text = (name: Exclude<keyof EventForm, 'is_simulated'>) => fields[name].trim()
  const orNull = (name: Exclude<keyof EventForm, 'is_simulated'>) => text(name) || null
  const moment = (name: Exclude<keyof EventForm, 'is_simulated'>) =>
    text(name) ? `${text(name).slice(0, 16)}:00+07:00` : ''
  return {
    kind: text('kind') as EventForm['kind'],
    skill: text('skill') as EventForm['skill'],
    title: text('title'),
    summary: text('summary'),
    description: text('description').replaceAll('\r\n', '\n'),
    is_simulated: fields.is_simulated,
    cover: text('cover'),
    place: orNull('place'),
    map_url: orNull('map_url'),
    online_url: orNull('online_url'),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    capacity: Number(text('capacity') || Number.NaN),
    fee: hundredths(text('fee')),
    reward: hundredths(text('reward')),
  }
}

function boxTime(iso: string): string {
  return new Date(Date.parse(iso) + 7 * 3_600_000).toISOString().slice(0, 16)
}

function boxAmount(amount: number): string {
  return (amount / 100).toFixed(2).replace(/\.00$/, '')
}

/** '15.5' → 1550; an invalid amount becomes NaN. */
function hundredths(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole ? Number(whole) * 100 + Number(part.padEnd(2, '0')) : Number.NaN
}
