import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const glossaryData = {
  glossary_term: {
    whose: null,
    plain: [
      'key',
      'term',
      'also',
      'meaning',
      'example',
      'article_key',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
} satisfies PersonalTags
