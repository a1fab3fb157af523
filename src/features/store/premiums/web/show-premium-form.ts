import { boxAmount, boxMoment, readAmount, readMoment, readWhole } from '#kit/forms/box-values.ts'
import type { PremiumForm } from '../admin-contract.ts'
import type { PremiumType } from '../contract.ts'
import { drawingPath } from '../picture-rules.ts'

/** A form as it stands in its boxes: times in Bangkok, amounts in koin. `stock` is of a new premium alone. */
export type PremiumValues = {
  type: PremiumType
  is_simulated: boolean
  title: string
  summary: string
  description: string
  image: string
  gallery: { src: string; alt: string }[]
  price: string
  cost: string
  stock: string
  per_person: string
  on_sale_from: string
  on_sale_until: string
  banner: string
  voucher_opens: 'event' | 'hangman'
  voucher_words: string
  partner: string
  aim: string
  low_mark: string
  how_to_use: string
}

const empty: PremiumValues = {
  type: 'physical',
  is_simulated: false,
  title: '',
  summary: '',
  description: '',
  image: drawingPath('tote-bag'),
  gallery: [],
  price: '',
  cost: '',
  stock: '',
  per_person: '',
  on_sale_from: '',
  on_sale_until: '',
  banner: '',
  voucher_opens: 'event',
  voucher_words: '',
  partner: '',
  aim: '',
  low_mark: '',
  how_to_use: '',
}

const boxOf = (value: number | string | null | undefined) => (value == null ? '' : String(value))

/** What stands in the boxes at first: a premium's values, or those of a new one. */
export function valuesOf(form: PremiumForm | null): PremiumValues {
  if (!form) return empty
  const { voucher, charity, price, on_sale_from, on_sale_until, ...same } = form
  return {
    ...same,
    price: boxAmount(price),
    cost: form.cost === null ? '' : boxAmount(form.cost),
    stock: '',
    per_person: boxOf(form.per_person),
    on_sale_from: boxMoment(on_sale_from),
    on_sale_until: on_sale_until === null ? '' : boxMoment(on_sale_until),
    banner: boxOf(form.banner),
    voucher_opens: voucher?.opens ?? 'event',
    voucher_words: boxOf(voucher?.words),
    partner: boxOf(charity?.partner),
    aim: charity?.aim == null ? '' : boxAmount(charity.aim),
    low_mark: boxOf(form.low_mark),
    how_to_use: boxOf(form.how_to_use),
  }
}

/** What the boxes hold, as the call wants it. What is no number or time is sent so that the server says what is wrong. */
export function formOf(values: PremiumValues): PremiumForm {
  const { type, is_simulated, title, summary, image, gallery } = values
  const until = readMoment(values.on_sale_until)
  return {
    type,
    is_simulated,
    title,
    summary,
    description: values.description.replaceAll('\r\n', '\n'),
    image,
    gallery,
    price: readAmount(values.price),
    cost: values.cost.trim() ? readAmount(values.cost) : null,
    per_person: readWhole(values.per_person),
    on_sale_from: readMoment(values.on_sale_from),
    on_sale_until: until || null,
    banner: values.banner.trim() || null,
    voucher: type === 'voucher' ? voucherOf(values) : null,
    charity:
      type === 'charity'
        ? { partner: values.partner, aim: values.aim.trim() ? readAmount(values.aim) || 0 : null }
        : null,
    low_mark: type === 'code' ? readWhole(values.low_mark) : null,
    how_to_use: (type === 'code' && values.how_to_use.trim()) || null,
  }
}

function voucherOf({ voucher_opens: opens, voucher_words: words }: PremiumValues): PremiumForm['voucher'] {
  return { opens, words: opens === 'hangman' ? readWhole(words) : null }
}

const names: Record<string, keyof PremiumValues> = {
  voucher: 'voucher_words',
  'voucher.opens': 'voucher_opens',
  'voucher.words': 'voucher_words',
  charity: 'partner',
  'charity.partner': 'partner',
  'charity.aim': 'aim',
}

/** The box that a fault of either call is shown at. */
export function boxOfPath(path: string): string {
  const inForm = path.replace(/^form\./, '')
  return names[inForm] ?? inForm.split('.')[0]!
}
