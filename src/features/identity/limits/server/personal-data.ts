import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const limitData = {
  attempt: { whose: null, plain: ['key', 'count', 'ends_at'] },
  bot_check_use: { whose: null, plain: ['nonce', 'expires_at'] },
  mailbox_refusal: { whose: null, plain: ['mailbox_hash', 'made_at'] },
} satisfies PersonalTags
