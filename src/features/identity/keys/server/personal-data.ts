import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const keyData = {
  server_secret: { whose: null, plain: ['id', 'purpose', 'secret', 'made_at', 'retired_at'] },
} satisfies PersonalTags
