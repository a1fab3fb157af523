import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const premiumsData = {
  premium: {
    whose: null,
    plain: [
      'id',
      'key',
      'type',
      'title',
      'summary',
      'description',
      'image',
      'gallery',
      'price',
      'stock',
      'sold',
      'taken',
      'per_person',
      'on_sale_from',
      'on_sale_until',
      'banner',
      'banner_at',
      'voucher_opens',
      'voucher_words',
      'partner',
      'aim',
      'how_to_use',
      'low_mark',
      'low_told_at',
      'made_at',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
  charity_report: { whose: null, plain: ['id', 'premium_id', 'text', 'made_at'] },
} satisfies PersonalTags
