import { z } from 'zod/mini'

/**
 * The templates of a plot. sum: parts that make a whole. rest: a whole from which parts are taken. difference: two amounts
 * and what lies between. share: a percentage of an amount. cut, added: an amount after a percentage off or on. parts: an
 * amount in equal parts. times: an equal amount several times; calendar: the same by days, weeks or months. growth: an
 * amount that grows by a rate, as a line. mean: amounts and their mean. amounts: several side by side.
 */
export const plotKinds = [
  'sum',
  'rest',
  'difference',
  'share',
  'cut',
  'added',
  'parts',
  'times',
  'calendar',
  'growth',
  'mean',
  'amounts',
] as const
export type PlotKind = (typeof plotKinds)[number]

/** A plot: its numbers as they are written, in the order of its template, the result last where there is one. */
export const Plot = z.object({
  kind: z.enum(plotKinds),
  numbers: z.array(z.string()),
  sentence: z.nullable(z.string()),
})
export type Plot = z.infer<typeof Plot>

/** '1,800.50' → 1800.5, '20 %' → 20. */
export function amountOf(written: string): number {
  return Number(written.replace(/[,%\s]/g, ''))
}
