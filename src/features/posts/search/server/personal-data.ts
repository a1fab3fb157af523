import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const searchData = {
  post_search: { owner: null, plain: ['post_id', 'club', 'published_at', 'analyser', 'words'] },
  post_word_form: { owner: null, plain: ['form', 'word'] },
} satisfies PersonalTags
