import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const activityData = {
  activity: {
    owner: 'user_id',
    about: 'สิ่งที่คุณทำใน Koinklass',
    erasure: 'kept',
    told: ['kind', 'subject_id', 'day', 'facts', 'happened_at'],
    withheld: ['id', 'cause'],
  },
} satisfies PersonalTags
