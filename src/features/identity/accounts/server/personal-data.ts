import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const accountData = {
  user_account: {
    owner: 'user_id',
    about: 'บัญชีและโปรไฟล์',
    erasure: 'deleted',
    told: [
      'email',
      'email_key',
      'mailbox',
      'display_name',
      'name_key',
      'birth_date',
      'province',
      'school',
      'interests',
      'display_image',
      'worn',
      'roles',
      'verified_at',
      'made_at',
      'seen_at',
    ],
    withheld: ['password_hash', 'version', 'name_fold', 'shares_mailbox'],
  },
  email_link: {
    owner: 'user_id',
    about: 'ลิงก์ที่ส่งทางอีเมลและยังใช้ได้',
    erasure: 'deleted',
    told: ['purpose', 'expires_at'],
    withheld: ['hash'],
  },
} satisfies PersonalTags
