import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const krazyDayData = {
  krazy_day_ask: {
    owner: 'user_id',
    about: 'คำขอของคุณใน Krazy Day',
    erasure: 'kept',
    told: ['day_id', 'points', 'place', 'state', 'order_id', 'asked_at', 'decided_at'],
    withheld: ['id', 'address_id'],
  },
  krazy_day: {
    owner: null,
    plain: [
      'id',
      'key',
      'title',
      'summary',
      'gift_id',
      'price',
      'stock',
      'given',
      'opens_at',
      'ends_at',
      'ranked_at',
      'settled_at',
      'cancelled_at',
      'made_by',
      'made_at',
      'edited_by_staff_at',
      'is_waiting',
    ],
  },
} satisfies PersonalTags
