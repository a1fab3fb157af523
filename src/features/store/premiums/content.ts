import { z } from 'zod/mini'
import { PremiumType } from './contract.ts'

const thai = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/[ก-๛]/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40))

/**
 * A premium of content/premiums.json. `price` is in whole koin. `stock` null: no end to it (vouchers and
 * charity alone); of codes it says how many made-up codes the demo gets. `window` counts whole days from the day of the
 * first import, so that there is always something on sale: `until` null is without an end, a negative `from` has begun.
 */
export const PremiumContent = z
  .object({
    key: name,
    type: PremiumType,
    /** Codes that open nothing and charities that do not exist; the texts must say so too. */
    isSimulated: z._default(z.boolean(), false),
    title: thai(120),
    summary: thai(200),
    description: z.array(thai(800)).check(z.minLength(1), z.maxLength(8)),
    price: whole(15, 12_000),
    stock: z.nullable(whole(0, 100_000)),
    per_person: z.nullable(whole(1, 100)),
    window: z.object({ from: whole(-400, 60), until: z.nullable(whole(-30, 400)) }),
    /** The drawing's name: /art/premiums/<art>.svg. `gallery` names more of them. */
    art: name,
    gallery: z._default(z.array(z.object({ art: name, alt: thai(200) })).check(z.maxLength(8)), []),
    /** What the page at home says of it. */
    banner: z._default(z.nullable(thai(120)), null),
    /** Of a voucher alone: an entry to an event with a fee, or so many practice words of hangman. */
    voucher: z._default(
      z.nullable(
        z.union([
          z.object({ opens: z.literal('event') }),
          z.object({ opens: z.literal('hangman'), words: whole(1, 500) }),
        ]),
      ),
      null,
    ),
    /** Of charity alone: who receives it, and the aim in whole koin. */
    charity: z._default(z.nullable(z.object({ partner: thai(120), aim: z.nullable(whole(100, 10_000_000)) })), null),
    /** Of codes alone: how the code is used. */
    how_to_use: z._default(z.nullable(thai(500)), null),
  })
  .check(
    z.refine(({ type, voucher }) => (type === 'voucher') === (voucher !== null), { path: ['voucher'] }),
    z.refine(({ type, charity }) => (type === 'charity') === (charity !== null), { path: ['charity'] }),
    z.refine(({ type, how_to_use }) => (type === 'code') === (how_to_use !== null), { path: ['how_to_use'] }),
    z.refine(({ type, stock }) => stock !== null || type === 'voucher' || type === 'charity', { path: ['stock'] }),
    z.refine(({ window }) => window.until === null || window.from < window.until, { path: ['window', 'until'] }),
  )
export type PremiumContent = z.infer<typeof PremiumContent>

/** content/premiums.json */
export const PremiumFile = z.object({ premiums: z.array(PremiumContent) })
