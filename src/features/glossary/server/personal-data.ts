import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const glossaryData = {
  glossary_term: {
    owner: null,
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
