import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { PracticeBaht } from '#lib/money.ts'
import { RoboLevel } from '../risk/contract.ts'
import { mixClasses, mixCurrencies, mixRegions } from './look-through-rules.ts'

const share = z.int().check(z.minimum(1), z.maximum(10_000))

/** What money is in, seen through its funds by their recipes: shares in basis points, each view together exactly 10,000. */
export const LookThrough = z.object({
  by_class: z.array(z.object({ key: z.enum(mixClasses), share })),
  by_region: z.array(z.object({ key: z.enum(mixRegions), share })),
  by_currency: z.array(z.object({ key: z.enum(mixCurrencies), share })),
})
export type LookThrough = z.infer<typeof LookThrough>

/** What a plan holds and has on order, looked through; all views are empty where it holds nothing. */
export const showAllocation = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/allocation',
  access: 'protected',
  summary: 'เงินในแผนอยู่ในอะไร มองทะลุกองทุนตามประเภท ภูมิภาค และสกุลเงิน',
  query: z.object({ accountId: z.uuid() }),
  reply: z.object({ value: PracticeBaht, ...LookThrough.shape }),
  errors: ['robo_account_not_found'],
})

/** A portfolio's own past of a sum (hundredths of baht): the bank year that ended lowest, and the deepest fall. */
const PastOfLevel = z.object({
  worst_year: z.object({ from: Day, to: Day, end: PracticeBaht }),
  fall: z.object({ from: Day, to: Day, lost: PracticeBaht }),
})

/**
 * One of the five levels: what `sum` may become after `months` bank months from the present state of the market (70 in 100 lie
 * between low and high), what the shown past of its portfolio did to it, and what it is in.
 */
export const LevelFacts = z.object({
  level: RoboLevel,
  level_name: z.string(),
  step: z.nullable(z.enum(['same', 'near', 'far'])),
  range: z.object({ low: PracticeBaht, mid: PracticeBaht, high: PracticeBaht }),
  past: z.nullable(PastOfLevel),
  mix: LookThrough.shape.by_class,
  front_fee: z.int(),
  yearly_fee: z.int(),
})
export type LevelFacts = z.infer<typeof LevelFacts>

/** The five levels side by side, of all practice baht that the person has. */
export const showLevels = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/levels',
  access: 'protected',
  summary: 'ห้าระดับเคียงกัน: ช่วงที่คาดไว้ ปีที่แย่ที่สุด ลงลึกสุด และส่วนผสม',
  reply: z.object({ sum: PracticeBaht, months: z.int(), items: z.array(LevelFacts) }),
  errors: ['projection_busy'],
})

/** What `sum` became day by day in the level's portfolio, brought back to its shares each bank month; at most about 300 days. */
export const showLevelPast = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundAccount/levelPast',
  access: 'protected',
  summary: 'อดีตของพอร์ตหนึ่งระดับทั้งพอร์ต ไม่ใช่ของกองทุนทีละกอง',
  query: z.object({ level: z.enum(['1', '2', '3', '4', '5']) }),
  reply: z.object({
    level: RoboLevel,
    sum: PracticeBaht,
    /** Null where its funds have no year in common. */
    past: z.nullable(PastOfLevel),
    /** `fall` in basis points, ≤ 0. */
    points: z.array(z.object({ day: Day, value: PracticeBaht, fall: z.int() })),
  }),
})
