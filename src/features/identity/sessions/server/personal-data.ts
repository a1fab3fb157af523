import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const sessionData = {
  session: {
    owner: 'user_id',
    about: 'การเข้าสู่ระบบ',
    erasure: 'deleted',
    told: ['id', 'browser', 'system', 'made_at', 'expires_at', 'ended_at', 'ended_by'],
    withheld: ['binding_hash'],
  },
  refresh_token: {
    owner: 'user_id',
    about: 'การต่ออายุการเข้าสู่ระบบ',
    erasure: 'deleted',
    told: ['session_id', 'made_at', 'expires_at', 'rotated_at'],
    withheld: ['hash', 'salt'],
  },
} satisfies PersonalTags
