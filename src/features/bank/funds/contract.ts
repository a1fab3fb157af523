import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'
import { currencyRisks, fundClasses } from './fund-rules.ts'

export const fundErrors = {
  fund_not_found: { status: 404, th: 'ไม่พบกองทุนนี้' },
  fund_without_nav: { status: 409, th: 'กองทุนนี้ยังไม่มีราคา รอให้ธนาคารใส่ราคาก่อน' },
  too_few_funds: { status: 422, th: 'เลือกกองทุนที่ต่างกัน 2 ถึง 3 กองเพื่อเทียบ' },
  day_without_nav: { status: 422, th: 'เลือกวันตั้งแต่ {from} ถึง {to} กองทุนนี้มีราคาเฉพาะช่วงนั้น' },
} as const satisfies ErrorTable

export const FundCode = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,23}$/, 'รหัสกองทุนมีแต่ตัวอักษรอังกฤษใหญ่ ตัวเลข และขีด'))
export const FundClass = z.enum(fundClasses)
export const CurrencyRisk = z.enum(currencyRisks)
/** `buy`: nobody may buy, selling goes on; `all`: neither. */
export const FundPause = z.enum(['buy', 'all'])

/** NAV, bid and offer are integers of 1/10,000 baht; units of 1/10,000 unit. */
const nav = z.int()
const units = z.int()
/** Returns, fees, falls and shares are integers of basis points: −1250 is −12.50 %. */
const rate = z.int()
const rateOrNone = z.nullable(z.int())

/** A return over each period with dividends reinvested, in basis points; `y3` and `y5` are per year; null: too young. */
export const FundReturns = z.object({
  m1: rateOrNone,
  m3: rateOrNone,
  y1: rateOrNone,
  y3: rateOrNone,
  y5: rateOrNone,
  all: rateOrNone,
})

/** The deepest fall from a peak: `fall` is ≤ 0; `back` is the day on which the peak was reached again, null if not yet. */
export const Drawdown = z.object({ fall: rate, from: Day, to: Day, back: z.nullable(Day) })

/** The worst twelve months: what 1,000.00 baht became at `low`, and at the end, in hundredths of baht. */
export const WorstYear = z.object({ from: Day, to: Day, low: PracticeBaht, low_on: Day, end: PracticeBaht })

export const FundFigures = z.object({
  returns: FundReturns,
  /** The standard deviation of daily returns of the past year (or since the start), per year. */
  volatility: rate,
  drawdown: z.nullable(Drawdown),
  worst_year: z.nullable(WorstYear),
})
export type FundFigures = z.infer<typeof FundFigures>

export const FundItem = z.object({
  code: FundCode,
  name: z.string(),
  risk: z.int(),
  class: FundClass,
  summary: z.string(),
  currency: CurrencyRisk,
  /** Of a purchase, and per year (inside the NAV). */
  front_fee: rate,
  yearly_fee: rate,
  has_dividends: z.boolean(),
  paused: z.nullable(FundPause),
  /** Of the last published day; null as long as a fund that waits for an imported file has none. */
  nav: z.nullable(z.object({ day: Day, nav, bid: nav, offer: nav, change: rate })),
  figures: z.nullable(FundFigures),
})
export type FundItem = z.infer<typeof FundItem>

/**
 * The last bank year for a small line: what 1,000.00 baht became, in hundredths of baht, and the deepest fall with its
 * places among these values. Null as long as a fund has fewer than two NAVs.
 */
export const YearLine = z.nullable(
  z.object({
    growth: z.array(PracticeBaht),
    dip: z.nullable(z.object({ fall: rate, from: z.int(), to: z.int() })),
  }),
)

/** A fund in the list, with its year. */
export const ListedFund = z.extend(FundItem, { year: YearLine })
export type ListedFund = z.infer<typeof ListedFund>

/** A part of the fund's money, `share` in basis points; together 10,000. */
export const FundPart = z.object({ name: z.string(), share: rate })

/** A question and its answer of the fund's sheet, in plain Thai. */
export const SheetPart = z.object({ title: z.string(), text: z.string() })

/** What the asking person has of a fund in the account of one's own: see fund-orders/contract.ts, Holding. */
export const MyFund = z.object({
  units,
  /** What may be sold now: settled, and in no order. */
  free_units: units,
  value: PracticeBaht,
  cost: PracticeBaht,
  gain: PracticeBaht,
  open_orders: z.int(),
})

/** What the recipe of a fund of the model says, for its sheet; null of a fund of files. Shares in basis points. */
export const FundFacts = z.object({
  /** Of foreign currency that is not hedged, and of what is outside Thailand. */
  unhedged: rate,
  abroad: rate,
  /** In these months of a bank year at most so much of the NAV, and never so much that it falls below 10 baht. */
  dividend: z.nullable(z.object({ months: z.array(z.int()), share: rate })),
  /** Of several asset classes: each market day begins with the recipe's shares again. */
  is_rebalanced: z.boolean(),
  /** The volatility of a bank year in which the market is calm, by the model. */
  usual_swing: rate,
})

export const FundView = z.extend(FundItem, {
  policy: z.string(),
  benchmark: z.string(),
  currency_text: z.string(),
  dividend_text: z.nullable(z.string()),
  parts: z.array(FundPart),
  sheet: z.array(SheetPart),
  facts: z.nullable(FundFacts),
  pause_reason: z.nullable(z.string()),
  /** `model`: made by the simulation; `file`: from a file of real NAVs. */
  source: z.enum(['model', 'file']),
  /**
   * What 10,000.00 baht lose to fees in ten years if the market gives 5 % a year before fees: `paid` in fees, and `lost` because
   * that money no longer grew. Together they are `end_without` − `end`.
   */
  fees_ten_years: z.object({
    amount: PracticeBaht,
    growth: rate,
    paid: PracticeBaht,
    lost: PracticeBaht,
    end: PracticeBaht,
    end_without: PracticeBaht,
  }),
  /** The order of this moment: the day whose NAV it gets, its cut-off, and when it is priced and settled. */
  timing: z.object({
    trade_on: Day,
    cut_off: z.iso.datetime(),
    priced_on: Day,
    settled_on: Day,
    why_later: z.nullable(z.enum(['after_cut_off', 'bank_holiday', 'weekend'])),
  }),
  mine: z.nullable(MyFund),
})
export type FundView = z.infer<typeof FundView>

/** `type` is the fund's code (bank.md). */
export const detailFund = endpoint({
  method: 'GET',
  path: '/v2/api/bank/detailFund',
  access: 'public',
  summary: 'กองทุนหนึ่งกอง: หนังสือชี้ชวน ราคา ตัวเลข และส่วนของฉัน',
  query: z.object({ type: FundCode }),
  reply: FundView,
  errors: ['fund_not_found'],
})

export const FundSort = z.enum(['risk', 'fee', 'y1', 'y5', 'name'])

/** `type` is a level of risk or `all` (bank.md). `fee_to` is the highest yearly fee, `front_fee_to` the highest front-end fee. */
export const searchFund = endpoint({
  method: 'GET',
  path: '/v2/api/bank/searchFund',
  access: 'public',
  mayLag: true,
  summary: 'ค้นหากองทุนด้วยข้อความ ระดับความเสี่ยง ประเภท และค่าธรรมเนียม',
  query: z.object({
    type: z._default(z.enum(['all', '1', '2', '3', '4', '5', '6', '7', '8']), 'all'),
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    class: z.optional(FundClass),
    fee_to: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))),
    front_fee_to: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))),
    sort: z._default(FundSort, 'risk'),
    ...pageQuery,
  }),
  reply: z.extend(pageOf(ListedFund), {
    /** How many funds each level has, whatever is filtered: '1' to '8'. */
    levels: z.record(z.string(), z.int()),
  }),
})

export const NavRange = z.enum(['1m', '3m', '1y', '5y', 'all'])
export type NavRange = z.infer<typeof NavRange>

/**
 * One day of a series, of at most about 300. `with_dividends` and `benchmark` begin at the first point's NAV: what the NAV would
 * be with every dividend reinvested, and had it moved as the fund's benchmark, an index of its asset classes before all fees;
 * null: the fund has none. `growth` is what 1,000.00 baht at the first point became with dividends
 * reinvested, in hundredths of baht; `fall` is how far it lies below the highest value so far of all days (≤ 0).
 */
export const NavPoint = z.object({
  day: Day,
  nav,
  with_dividends: nav,
  benchmark: z.nullable(nav),
  growth: PracticeBaht,
  fall: rate,
})
export type NavPoint = z.infer<typeof NavPoint>

export const showFundNav = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundNav',
  access: 'public',
  summary: 'ราคาต่อหน่วยย้อนหลังของกองทุน 1 เดือน 3 เดือน 1 ปี 5 ปี หรือทั้งหมด',
  query: z.object({ type: FundCode, range: z._default(NavRange, '1y') }),
  reply: z.object({
    code: FundCode,
    range: NavRange,
    points: z.array(NavPoint),
    /** Over the range: total return, deepest fall, dividends paid (1/10,000 baht a unit). */
    change: rate,
    /** The benchmark's name and what it gained over the same days. */
    benchmark: z.nullable(z.object({ name: z.string(), change: rate })),
    drawdown: z.nullable(Drawdown),
    dividends: z.array(z.object({ day: Day, amount: z.int() })),
  }),
  errors: ['fund_not_found', 'fund_without_nav'],
})

/** Two or three codes with commas between them. The series begin on the same day, with 1,000.00 baht each. */
export const compareFunds = endpoint({
  method: 'GET',
  path: '/v2/api/bank/compareFunds',
  access: 'public',
  mayLag: true,
  summary: 'เทียบกองทุน 2 ถึง 3 กองในช่วงเวลาเดียวกัน',
  query: z.object({ codes: z.string().check(z.maxLength(80)), range: z._default(NavRange, '5y') }),
  reply: z.object({
    from: Day,
    to: Day,
    funds: z.array(
      z.extend(FundItem, {
        /** Of 10,000.00 baht, as in FundView: paid in fees, and not grown because of them. */
        fees_paid: PracticeBaht,
        fees_lost: PracticeBaht,
        change: rate,
        drawdown: z.nullable(Drawdown),
      }),
    ),
    /** `growth` in the order of `funds`. */
    points: z.array(z.object({ day: Day, growth: z.array(PracticeBaht) })),
    /** How alike two funds moved week by week: −100 to 100 (correlation × 100), pairs in the order of `funds`. */
    together: z.array(z.object({ one: FundCode, other: FundCode, correlation: z.int() })),
  }),
  errors: ['fund_not_found', 'fund_without_nav', 'too_few_funds'],
})

/**
 * What a purchase on a past day would have become until the last NAV, and what all other days of the past would have given
 * for the same time: `chance` says that this one day is one of many. Amounts in hundredths of baht.
 */
export const whatIfFund = endpoint({
  method: 'GET',
  path: '/v2/api/bank/fundWhatIf',
  access: 'public',
  summary: 'ถ้าซื้อกองทุนนี้ในวันหนึ่งในอดีต วันนี้จะเป็นเท่าไร และวันอื่นให้ผลต่างกันแค่ไหน',
  query: z.object({
    type: FundCode,
    from: Day,
    amount: z.coerce.number().check(z.int(), z.minimum(5_000), z.maximum(100_000_000)),
  }),
  reply: z.object({
    code: FundCode,
    /** The business day whose NAV counts: `from` or the next one. */
    bought_on: Day,
    until: Day,
    amount: PracticeBaht,
    fee: PracticeBaht,
    units,
    value: PracticeBaht,
    gain: PracticeBaht,
    /** The lowest and highest value on the way. */
    low: z.object({ day: Day, value: PracticeBaht }),
    high: z.object({ day: Day, value: PracticeBaht }),
    points: z.array(z.object({ day: Day, value: PracticeBaht })),
    /**
     * All stretches of the same length in the past of this fund: how many, how many ended below what was put in, and the
     * values at the end: worst, 10th, 50th, 90th of a hundred, best. Null where the fund is too young for more than one.
     */
    chance: z.nullable(
      z.object({
        stretches: z.int(),
        losses: z.int(),
        worst: PracticeBaht,
        p10: PracticeBaht,
        p50: PracticeBaht,
        p90: PracticeBaht,
        best: PracticeBaht,
      }),
    ),
  }),
  errors: ['fund_not_found', 'fund_without_nav', 'day_without_nav'],
})
