import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const ordersData = {
  premium_order: {
    owner: 'user_id',
    about: 'ของที่คุณแลก',
    erasure: 'kept',
    told: [
      'id',
      'premium_id',
      'type',
      'name',
      'image',
      'quantity',
      'price',
      'paid',
      'state',
      'paid_at',
      'packed_at',
      'shipped_at',
      'delivered_at',
      'refunded_at',
      'not_arrived_at',
      'source',
    ],
    withheld: ['is_restocked'],
  },
  premium_buyer: {
    owner: 'user_id',
    about: 'จำนวนที่คุณแลกไปของแต่ละอย่าง',
    erasure: 'kept',
    told: ['premium_id', 'bought'],
  },
  order_count: { owner: 'user_id', about: 'จำนวนครั้งที่แลก', erasure: 'kept', told: ['orders'] },
  order_parcel: {
    owner: 'user_id',
    about: 'ที่อยู่และเลขพัสดุของสิ่งที่คุณแลก',
    erasure: 'deleted',
    told: ['order_id', 'name', 'phone', 'line', 'tambon', 'amphoe', 'province', 'postcode', 'carrier', 'tracking'],
  },
  order_refund: {
    owner: 'user_id',
    about: 'เหตุผลที่ทีมงานคืน koin ให้คุณ',
    erasure: 'deleted',
    told: ['order_id', 'reason'],
  },
} satisfies PersonalTags
