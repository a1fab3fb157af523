import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const staffValueData = {
  staff_value: {
    owner: 'actor_id',
    about: 'มูลค่าที่คุณให้ออกไปคนเดียวในฐานะทีมงาน',
    erasure: 'kept',
    told: ['kind', 'subject_kind', 'subject_id', 'value', 'state', 'created_at'],
    withheld: ['id'],
  },
  staff_proposal: {
    owner: 'proposed_by',
    about: 'สิ่งที่คุณขอในฐานะทีมงานและให้คนที่สองตัดสิน',
    erasure: 'kept',
    told: [
      'kind',
      'subject_kind',
      'subject_id',
      'title',
      'payload',
      'seen',
      'value',
      'created_at',
      'state',
      'decided_at',
    ],
    withheld: ['id', 'made_by', 'decided_by'],
  },
} satisfies PersonalTags
