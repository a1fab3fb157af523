import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const privacyData = {
  data_export: {
    owner: 'user_id',
    about: 'ไฟล์ข้อมูลที่คุณขอ',
    erasure: 'deleted',
    told: ['day', 'asked_at', 'ready_at', 'bytes', 'expires_at'],
    withheld: ['id'],
  },
  leaving: {
    owner: 'user_id',
    about: 'การขอลบบัญชี',
    erasure: 'deleted',
    told: ['asked_at', 'erase_at', 'reminded_at'],
    withheld: ['restore_hash'],
  },
} satisfies PersonalTags
