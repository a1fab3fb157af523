import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ageBands } from './count-rules.ts'
import { Warehouse } from './warehouse-contract.ts'

/** How far back the numbers go. */
export const periods = [28, 91, 365] as const

/** So many days back and forth a forecast looks. */
export const forecastDays = 28

/** People; null: fewer than the smallest group that is shown. */
const People = z.nullable(z.int())

const Funnel = z.object({
  joined: People,
  verified: People,
  learned: People,
  stayed: People,
  guardian_asked: People,
  guardian_allowed: People,
})
export type Funnel = z.infer<typeof Funnel>

const Cohort = z.object({
  /** The Monday of the week in which they joined. */
  week: Day,
  size: People,
  /** How many learned in the week of joining, in the next, and so on, as far as it is over. */
  weeks: z.array(People),
})
export type Cohort = z.infer<typeof Cohort>

const Acts = z.object({
  /** The Sunday with which the 28 days end, and how many people did anything in them. */
  to: Day,
  people: People,
  /** By kind of activity, most people first. Where the people are hidden, their acts are too. */
  kinds: z.array(z.object({ kind: z.string(), title: z.string(), people: People, acts: z.nullable(z.int()) })),
})
export type Acts = z.infer<typeof Acts>

const Koin = z.object({
  /** What people have in wallets and deposits at the end of the last day, in hundredths. */
  supply: z.int(),
  /** Paid to people and taken from them by day, and what they have at its end; in hundredths. */
  days: z.array(z.object({ day: Day, minted: z.int(), spent: z.int(), supply: z.int() })),
  /** What they will have in `forecastDays`, if as much is paid and taken as in so many days before; null before that. */
  forecast: z.nullable(z.int()),
  /** By account of the ledger over the whole period, in hundredths; the largest first. */
  sources: z.array(z.object({ account: z.string(), satang: z.int() })),
  sinks: z.array(z.object({ account: z.string(), satang: z.int() })),
})
export type KoinNumbers = z.infer<typeof Koin>

export const Statistics = z.object({
  /** The last counted day; null: nothing is counted yet, and all lists are empty. */
  counted_to: z.nullable(Day),
  active: z.array(z.object({ day: Day, d1: People, d7: People, d28: People })),
  /** The learners of the last 28 days by the asked dimension, the largest group first. */
  groups: z.array(z.object({ part: z.string(), people: People })),
  cohorts: z.array(Cohort),
  /** All cohorts of the triangle together, except those too young for a step. */
  funnel: z.nullable(Funnel),
  /** What people finished; null until a week with acts is over. */
  acts: z.nullable(Acts),
  /** Null for those who do not see money. */
  koin: z.nullable(Koin),
  /** The files for the bank's data warehouse; null for those who do not run the product. */
  warehouse: z.nullable(Warehouse),
})
export type Statistics = z.infer<typeof Statistics>

export type AgeBand = (typeof ageBands)[number]['key']

/** The numbers of the product, counted up to yesterday. Groups of fewer than ten people are hidden. */
export const readStatistics = endpoint({
  method: 'GET',
  path: '/v2/api/admin/statistics',
  access: 'staff',
  roles: ['editor', 'finance', 'admin'],
  summary: 'ตัวเลขของผลิตภัณฑ์: คนที่เรียน การกลับมา ตั้งแต่สมัคร และ koin ถึงเมื่อวาน',
  query: z.object({
    days: z._default(
      z.coerce.number().check(z.refine((days) => periods.some((one) => one === days), 'เลือก 28, 91 หรือ 365 วัน')),
      28,
    ),
    by: z._default(z.enum(['age', 'province']), 'age'),
  }),
  reply: Statistics,
})
