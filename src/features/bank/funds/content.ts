import { z } from 'zod/mini'
import { maxLetters } from '#lib/stored-text.ts'
import { currencyRisks, fundClasses } from './fund-rules.ts'

const thai = (max: number) => z.string().check(z.minLength(1), maxLetters(max), z.regex(/[ก-๛]/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

/** Shares of asset classes (bank/nav/market-rules.ts), together 10,000. */
const weights = z
  .record(z.string(), whole(1, 10_000))
  .check(z.refine((shares) => sumOf(Object.values(shares)) === 10_000))

/** What the NAV of a fund of the model is made of: bank/nav/nav-rules.ts. The yearly fee is the fund's own. */
export const RecipeContent = z.object({
  seat: whole(0, 63),
  weights,
  own_risk: whole(0, 500),
  dividend: z.nullable(z.object({ months: z.array(whole(1, 12)).check(z.minLength(1)), share: whole(1, 1_000) })),
})

/** A fund of content/funds.json. Fees and shares in basis points. The name says that it is simulated. */
export const FundContent = z
  .object({
    code: z.string().check(z.regex(/^SIM-[A-Z0-9]{2,16}$/)),
    name: thai(80).check(z.regex(/จำลอง/)),
    risk: whole(1, 8),
    class: z.enum(fundClasses),
    summary: thai(200),
    policy: thai(800),
    benchmark: thai(200),
    /** What the benchmark's series is made of, by asset class: bank/nav. */
    benchmark_weights: weights,
    /** How much of its money is outside Thailand. */
    abroad: whole(0, 10_000),
    currency: z.enum(currencyRisks),
    currency_text: thai(300),
    dividend_text: z.nullable(thai(300)),
    front_fee: whole(0, 100),
    yearly_fee: whole(0, 500),
    parts: z.array(z.object({ name: thai(60), share: whole(1, 10_000) })).check(
      z.minLength(1),
      z.refine((parts) => sumOf(parts.map(({ share }) => share)) === 10_000),
    ),
    sheet: z.array(z.object({ title: thai(80), text: thai(600) })).check(z.minLength(4), z.maxLength(12)),
    recipe: RecipeContent,
  })
  .check(
    z.refine(({ recipe, dividend_text }) => (recipe.dividend === null) === (dividend_text === null), {
      path: ['dividend_text'],
    }),
  )
export type FundContent = z.infer<typeof FundContent>

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** content/funds.json. `history`: the public secret of the years before the bank opened, and their first day. */
export const FundFile = z.object({
  history: z.object({ seed: z.string(), first_day: z.iso.date() }),
  funds: z.array(FundContent).check(
    z.refine((funds) => isUnique(funds.map(({ code }) => code)), 'two funds have one code'),
    z.refine((funds) => isUnique(funds.map(({ recipe }) => recipe.seat)), 'two funds have one seat'),
    z.refine(
      (funds) => [1, 2, 3, 4, 5, 6, 7, 8].every((level) => funds.filter(({ risk }) => risk === level).length >= 2),
      'each level of risk has two funds at least',
    ),
  ),
})
export type FundFile = z.infer<typeof FundFile>
