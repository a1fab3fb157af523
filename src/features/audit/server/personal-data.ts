import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const auditData = {
  staff_act: {
    whose: 'actor_id',
    about: 'สิ่งที่คุณทำในฐานะทีมงาน',
    erasure: 'kept',
    told: ['id', 'act', 'subject_kind', 'subject_id', 'before', 'after', 'made_at'],
  },
} satisfies PersonalTags
