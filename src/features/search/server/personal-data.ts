import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const searchData = {
  search_entry: { whose: null, plain: ['kind', 'subject_id', 'analyser', 'read_at', 'words'] },
  search_thing: { whose: null, plain: ['kind', 'key', 'analyser', 'content_hash', 'words'] },
} satisfies PersonalTags
