import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const keyData = {
  server_secret: { owner: null, plain: ['id', 'purpose', 'secret', 'made_at', 'retired_at'] },
} satisfies PersonalTags
