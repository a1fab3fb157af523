import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { buyPremium, OrderView } from './contract.ts'

/**
 * What is tried: `koin` is what the wallet holds, in hundredths; `is_sent` gives a made-up address along. The browser checks
 * its form by this schema, so it uses none of lib/money.ts: each page that formats an amount would load the schemas with it.
 */
export const TriedSale = z.object({
  id: z.uuid(),
  quantity: z.int().check(z.minimum(1), z.maximum(10)),
  expected_price: z.int(),
  koin: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  is_sent: z.boolean(),
})

/**
 * A purchase by the shop's own code that is undone before it is answered: nothing of it is kept. Refused as
 * buyPremium refuses. Production has no such call.
 */
export const trySale = endpoint({
  method: 'POST',
  path: '/v2/api/test/store/buy',
  access: 'protected',
  summary: 'ลองแลกของรางวัลด้วยกระเป๋าทดลอง ไม่มีอะไรถูกเก็บ',
  body: TriedSale,
  reply: z.object({
    order: OrderView,
    /** What the wallet holds before and after, and how many pieces would be left; null: no end to them. */
    before: Koin,
    after: Koin,
    left: z.nullable(z.int()),
  }),
  errors: buyPremium.errors.filter((code) => code !== 'idempotency_key_needed'),
})
