import { boxMoment, readMoment, readWhole } from '#kit/forms/box-values.ts'
import type { PrizeForm } from '../../admin-prize-contract.ts'

/** A big prize as it stands in its boxes: times in Bangkok. */
export type PrizeValues = Record<keyof PrizeForm, string>

const empty: PrizeValues = { title: '', summary: '', gift: '', value_baht: '', stock: '1', opens_at: '', ends_at: '' }

/** What stands in the boxes at first: a prize's values, or those of a new one. */
export function prizeValues(form: PrizeForm | null): PrizeValues {
  if (!form) return empty
  const { value_baht: baht, stock, opens_at: opens, ends_at: ends, ...same } = form
  return {
    ...same,
    value_baht: String(baht),
    stock: String(stock),
    opens_at: boxMoment(opens),
    ends_at: boxMoment(ends),
  }
}

/** What the boxes hold, as the call wants it. What is no number or time is sent so that the server says what is wrong. */
export function prizeFrom({
  value_baht: baht,
  stock,
  opens_at: opens,
  ends_at: ends,
  ...same
}: PrizeValues): PrizeForm {
  return {
    ...same,
    value_baht: readWhole(baht) ?? Number.NaN,
    stock: readWhole(stock) ?? Number.NaN,
    opens_at: readMoment(opens),
    ends_at: readMoment(ends),
  }
}
