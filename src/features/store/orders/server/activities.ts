import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

const facts = z.object({ type: z.string(), quantity: z.int(), paid: z.int() })

/** The subject is the premium; once for an order, and it stays where the order is refunded. `paid` is in hundredths of koin. */
export const premiumBought = activityKind('premium.bought', facts, {
  activity: 'แลกของในร้าน',
  unit: 'ครั้ง',
  href: '/store',
  subject: { unit: 'อย่าง', at: '/store/' },
})

/** The subject is the premium of charity. */
export const donationMade = activityKind('donation.made', facts, {
  activity: 'บริจาคในร้าน',
  unit: 'ครั้ง',
  href: '/store',
  subject: { unit: 'โครงการ', at: '/store/' },
})
