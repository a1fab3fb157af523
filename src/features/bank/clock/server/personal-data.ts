import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const bankClockData = {
  bank_clock: {
    owner: 'made_by',
    about: 'ความยาวเดือนของธนาคารที่คุณตั้งในฐานะทีมงาน',
    erasure: 'kept',
    told: ['month', 'starts_on', 'days_per_month', 'made_at'],
    withheld: ['decided_by'],
  },
} satisfies PersonalTags
