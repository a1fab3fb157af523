import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const auditData = {
  staff_act: {
    owner: 'actor_id',
    about: 'สิ่งที่คุณทำในฐานะทีมงาน',
    erasure: 'kept',
    told: ['id', 'act', 'subject_kind', 'made_at'],
    // Whom an act was about, and what changed, may name another member.
    withheld: ['subject_id', 'before', 'after'],
  },
} satisfies PersonalTags
