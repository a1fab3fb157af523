import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const depositData = {
  bank_person: {
    owner: 'user_id',
    about: 'วันถัดไปที่ธนาคารจำลองทำรายการให้คุณ',
    erasure: 'deleted',
    told: ['due_on', 'half_from'],
  },
  fixed_deposit: {
    owner: 'user_id',
    about: 'บัญชีฝากประจำจำลองของคุณ',
    erasure: 'kept',
    told: [
      'id',
      'term',
      'principal',
      'round',
      'opened_on',
      'matures_on',
      'rate',
      'early_rate',
      'at_maturity',
      'state',
      'opened_at',
      'ended_on',
      'closed_at',
      'interest',
      'tax',
    ],
  },
  thaweesup: {
    owner: 'user_id',
    about: 'บัญชีทวีทรัพย์จำลองของคุณ',
    erasure: 'kept',
    told: [
      'id',
      'monthly',
      'opened_on',
      'matures_on',
      'rate',
      'early_rate',
      'squares',
      'next_try',
      'state',
      'opened_at',
      'ended_on',
      'closed_at',
      'interest',
      'tax',
    ],
  },
} satisfies PersonalTags
