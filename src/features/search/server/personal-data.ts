import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const searchData = {
  search_entry: { whose: null, plain: ['kind', 'subject_id', 'analyser', 'read_at', 'words'] },
} satisfies PersonalTags
