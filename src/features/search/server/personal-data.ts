import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const searchData = {
  search_entry: { owner: null, plain: ['kind', 'subject_id', 'analyser', 'read_at', 'words'] },
  search_thing: { owner: null, plain: ['kind', 'key', 'analyser', 'content_hash', 'words'] },
} satisfies PersonalTags
