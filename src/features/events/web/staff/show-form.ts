import { boxAmount, boxMoment, readAmount, readMoment } from '#kit/forms/box-values.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import type { EventForm, SavedForm } from '../../admin-contract.ts'

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
export function fieldsOf(form: SavedForm | null): EventFields {
  if (!form) return empty
  const { title_phrases, ...said } = form
  return {
    ...said,
    title: typeTitle(form),
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

/** What the boxes hold, as the call wants it. What is no time or number is sent as it is: the server says what is wrong. */
export function formFrom(fields: EventFields): EventForm {
  const text = (name: Exclude<keyof EventForm, 'is_simulated'>) => fields[name].trim()
  const orNull = (name: Exclude<keyof EventForm, 'is_simulated'>) => text(name) || null
  const moment = (name: Exclude<keyof EventForm, 'is_simulated'>) => readMoment(text(name))
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
    fee: readAmount(text('fee')),
    reward: readAmount(text('reward')),
  }
}
