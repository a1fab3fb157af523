import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const limitData = {
  attempt: { whose: null, plain: ['key', 'count', 'ends_at'] },
  bot_check_use: { whose: null, plain: ['nonce', 'expires_at'] },
  mailbox_refusal: { whose: null, plain: ['mailbox_hash', 'made_at'] },
} satisfies PersonalTags
