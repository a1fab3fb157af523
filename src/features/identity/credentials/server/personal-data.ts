import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const credentialData = {
  email_change: {
    whose: 'user_id',
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
