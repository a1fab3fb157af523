import { z } from 'zod/mini'

const thai = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/[ก-๛]/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/**
 * A Krazy Day of content/krazy-days.json, which comes every month on its nth Saturday from 10 to 16 o'clock. Its gift is the
 * key of a physical premium; the price is in hundredths of koin.
 */
const KrazyDayContent = z.object({
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  title: thai(80),
  summary: thai(300),
  gift: z.string().check(z.minLength(1), z.maxLength(40)),
  price: whole(100, 100_000),
  stock: whole(1, 10_000),
  nthSaturday: whole(1, 4),
})
export type KrazyDayContent = z.infer<typeof KrazyDayContent>

/** content/krazy-days.json */
export const KrazyDayFile = z.object({ days: z.array(KrazyDayContent) })
