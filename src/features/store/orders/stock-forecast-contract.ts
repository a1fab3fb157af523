import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import { PremiumType } from '../premiums/contract.ts'

/** What was sold in so many days, up to now, is taken for the days to come. */
export const forecastDays = 28

/** What is on sale with a count of pieces or codes, and how long they last if it goes on as before. */
const StockLine = z.object({
  id: z.uuid(),
  type: PremiumType,
  title: z.string(),
  stock: z.int(),
  /** Sold in `days`, without what went back on sale. */
  sold: z.int(),
  /** `forecastDays`, or as many as it has been on sale. */
  days: z.int(),
  /** The Bangkok day on which the last one goes; null where nothing was sold. Today where none is left. */
  lasts_until: z.nullable(Day),
})
export type StockLine = z.infer<typeof StockLine>

/** The soonest to run out first. */
export const readStockForecast = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/stock-forecast',
  access: 'staff',
  roles: ['editor', 'fulfilment', 'finance'],
  summary: 'ของรางวัลและโค้ดที่ขายอยู่จะหมดวันไหน ถ้าแลกกันเท่า 28 วันที่ผ่านมา',
  reply: z.object({ day: Day, items: z.array(StockLine) }),
})
