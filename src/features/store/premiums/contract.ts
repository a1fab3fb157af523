import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const premiumTypes = ['physical', 'code', 'voucher', 'charity'] as const
export const PremiumType = z.enum(premiumTypes)
export type PremiumType = z.infer<typeof PremiumType>

/** What a type is called wherever it is shown. */
export const premiumTypeNames = {
  physical: 'ของใช้',
  code: 'โค้ด',
  voucher: 'บัตร',
  charity: 'ส่งต่อ',
} as const satisfies Record<PremiumType, string>

export const premiumSorts = ['new', 'price_up', 'price_down', 'popular'] as const
export const PremiumSort = z.enum(premiumSorts)
export type PremiumSort = z.infer<typeof PremiumSort>

/** Follows from the clock and the stock: premium-state-rules.ts. */
export const PremiumState = z.enum(['soon', 'on_sale', 'sold_out', 'over'])
export type PremiumState = z.infer<typeof PremiumState>

/** Why an account may not pay in koin, or not have things sent to an address. */
export const PaysNot = z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent'])
export type PaysNot = z.infer<typeof PaysNot>

export const premiumErrors = {
  premium_not_found: { status: 404, th: 'ไม่พบของรางวัลนี้' },
} as const satisfies ErrorTable

/**
 * A premium in a list. `price` is of one piece in hundredths of koin; `left` is null where there is no end to it; `image` is
 * an address of ours. Times are ISO.
 */
export const PremiumItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  type: PremiumType,
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  price: Koin,
  state: PremiumState,
  left: z.nullable(z.int()),
  per_person: z.nullable(z.int()),
  on_sale_from: z.iso.datetime(),
  on_sale_until: z.nullable(z.iso.datetime()),
  /** A simulated premium cannot be used: an invented code, a charity that does not exist. */
  is_simulated: z.boolean(),
})
export type PremiumItem = z.infer<typeof PremiumItem>

/**
 * How fast the person earns: `week` is what the past four weeks brought on average in seven days; `days` until so much more
 * is earned. `days` is 0 where there is enough, null where nothing was earned lately.
 */
export const Pace = z.object({ week: Koin, days: z.nullable(z.int()) })
export type Pace = z.infer<typeof Pace>

/** What a person can have first, now (`missing` is 0) or with so many koin more. */
export const Nearest = z.object({ premium: PremiumItem, missing: Koin })
export type Nearest = z.infer<typeof Nearest>

/** What the person who asks has to do with a premium. `missing` is what is short of one piece; 0 where there is enough. */
export const MyPremium = z.object({
  koin: Koin,
  missing: Koin,
  pace: Pace,
  is_wished: z.boolean(),
  bought: z.int(),
  /** How many more this person may buy by the limit per person; null where there is no limit. */
  may_buy: z.nullable(z.int()),
  pays_not: z.nullable(PaysNot),
  /** Why nothing may be sent to this person; null where it may, or where nothing is sent. */
  address_not: z.nullable(PaysNot),
})
export type MyPremium = z.infer<typeof MyPremium>

/** What staff tells of a donation's use. */
export const CharityReport = z.object({ id: z.uuid(), text: z.string(), made_at: z.iso.datetime() })
export type CharityReport = z.infer<typeof CharityReport>

/** What has been given, in koin; `aim` is null where none is set. */
export const CharityTotal = z.object({
  partner: z.string(),
  aim: z.nullable(Koin),
  given: Koin,
  gifts: z.int(),
})

/** What a voucher is good for: one entry to an event, or so many practice words of hangman. */
export const Voucher = z.object({ opens: z.enum(['event', 'hangman']), words: z.nullable(z.int()) })

/** A premium as its page shows it; the same for everybody but `mine`, which a visitor has not. */
export const PremiumView = z.extend(PremiumItem, {
  /** Paragraphs with an empty line between them. */
  description: z.string(),
  gallery: z.array(z.object({ src: z.string(), alt: z.string() })),
  voucher: z.nullable(Voucher),
  charity: z.nullable(z.extend(CharityTotal, { reports: z.array(CharityReport) })),
  mine: z.nullable(MyPremium),
})
export type PremiumView = z.infer<typeof PremiumView>

export const premiumRef = z.object({ id: z.uuid() })

export const listPremiums = endpoint({
  method: 'GET',
  path: '/v2/api/store',
  access: 'public',
  mayLag: true,
  summary: 'ของรางวัลที่แลกได้ตอนนี้ กำลังจะมา หรือหมดชั่วคราว กรองตามชนิดและเรียงได้',
  query: z.object({ type: z.optional(PremiumType), sort: z._default(PremiumSort, 'new'), ...pageQuery }),
  reply: pageOf(PremiumItem),
})

export const showPremium = endpoint({
  method: 'GET',
  path: '/v2/api/store/detail',
  access: 'public',
  summary: 'ของรางวัลหนึ่งรายการ พร้อม koin ที่ขาดและจำนวนวันตามจังหวะของคนที่ถาม',
  query: premiumRef,
  reply: PremiumView,
  errors: ['premium_not_found'],
})

/** `banner` is what staff put up front, null where they put up nothing; `items` are at most six. */
export const listHomePremiums = endpoint({
  method: 'GET',
  path: '/v2/api/home/premiums',
  access: 'public',
  mayLag: true,
  summary: 'ของรางวัลบนหน้าแรกของชนิดหนึ่งหรือทุกชนิด และแบนเนอร์',
  query: z.object({ category: z.optional(PremiumType) }),
  reply: z.object({
    banner: z.nullable(z.object({ text: z.string(), premium: PremiumItem })),
    items: z.array(PremiumItem),
  }),
})

/** Beyond the specification: what all donations came to, with the newest words on their use first. */
export const showCharity = endpoint({
  method: 'GET',
  path: '/v2/api/store/charity',
  access: 'public',
  summary: 'ยอดบริจาคทั้งหมดและสิ่งที่เกิดขึ้นกับเงินบริจาค',
  reply: z.object({
    given: Koin,
    gifts: z.int(),
    items: z.array(
      z.extend(CharityTotal, {
        id: z.uuid(),
        slug: z.string(),
        title: z.string(),
        image: z.string(),
        is_simulated: z.boolean(),
      }),
    ),
    reports: z.array(z.extend(CharityReport, { premium_id: z.uuid(), title: z.string() })),
  }),
})
