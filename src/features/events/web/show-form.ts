import { boxAmount, boxMoment, readAmount, readMoment } from '#kit/web/forms/box-values.ts'
import type { EventForm } from '../admin-contract.ts'

/** The fields of the form as text: times in Bangkok, amounts in whole koin. Checkboxes are excluded. */
export type EventFields = Record<Exclude<keyof EventForm, 'is_simulated'>, string>

const empty: EventFields = {
  kind: 'workshop',
  skill: 'planning',
  title: '',
  summary: '',
  description: '',
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
  const { is_simulated: _, ...texts } = form
  return {
    ...texts,
    place: form.place ?? '',
    map_url: form.map_url ?? '',
    online_url: form.online_url ?? '',
    opens_at: boxMoment(form.opens_at),
    closes_at: boxMoment(form.closes_at),
    starts_at: boxMoment(form.starts_at),
    ends_at: boxMoment(form.ends_at),
    capacity: String(form.capacity),
    fee: boxAmount(form.fee),
    reward: boxAmount(form.reward),
  }
}

/** The form's data for the call. Invalid times and numbers are sent as they are: the server reports them. */
export function formFrom(data: FormData): EventForm {
  const text = (name: keyof EventForm) => String(data.get(name) ?? '').trim()
  const orNull = (name: keyof EventForm) => text(name) || null
  const moment = (name: keyof EventForm) => readMoment(text(name))
  return {
    kind: text('kind') as EventForm['kind'],
    skill: text('skill') as EventForm['skill'],
    title: text('title'),
    summary: text('summary'),
    description: text('description').replaceAll('\r\n', '\n'),
    is_simulated: data.has('is_simulated'),
    cover: text('cover'),
    place: orNull('place'),
    map_url: orNull('map_url'),
    online_url: orNull('online_url'),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    capacity: Number(text('capacity') || Number.NaN),
    fee: readAmount(text('fee')),
    reward: readAmount(text('reward')),
  }
}
