import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const limitData = {
  attempt: { owner: null, plain: ['key', 'count', 'ends_at'] },
  bot_check_use: { owner: null, plain: ['nonce', 'expires_at'] },
  mailbox_refusal: { owner: null, plain: ['mailbox_hash', 'made_at'] },
} satisfies PersonalTags
