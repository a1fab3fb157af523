import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const activityData = {
  activity: {
    whose: 'user_id',
    about: 'สิ่งที่คุณทำใน Koinklass',
    erasure: 'kept',
    told: ['kind', 'subject_id', 'day', 'facts', 'happened_at'],
    withheld: ['id', 'cause'],
  },
} satisfies PersonalTags
