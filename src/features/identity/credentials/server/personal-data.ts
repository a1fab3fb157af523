import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const credentialData = {
  email_change: {
    owner: 'user_id',
    about: 'การเปลี่ยนอีเมล',
    erasure: 'deleted',
    told: [
      'new_email',
      'new_key',
      'old_email',
      'old_key',
      'old_mailbox',
      'asked_at',
      'confirm_until',
      'object_until',
      'confirmed_at',
    ],
    withheld: ['id', 'confirm_hash', 'object_hash'],
  },
} satisfies PersonalTags
