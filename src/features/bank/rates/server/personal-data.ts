import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const bankRateData = {
  bank_rate: {
    owner: 'made_by',
    about: 'อัตราดอกเบี้ยที่คุณตั้งในฐานะทีมงาน',
    erasure: 'kept',
    told: ['key', 'starts_on', 'rate', 'made_at'],
    withheld: ['decided_by'],
  },
  bank_pause: {
    owner: 'made_by',
    about: 'การพักผลิตภัณฑ์ธนาคารที่คุณทำในฐานะทีมงาน',
    erasure: 'kept',
    told: ['product', 'starts_at', 'reason'],
  },
} satisfies PersonalTags
