import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const riddlesData = {
  riddle_past: {
    owner: null,
    plain: [
      'riddle_id',
      'edition',
      'answer',
      'accepted',
      'drawing',
      'description',
      'skill',
      'difficulty',
      'explanation',
      'article_key',
    ],
  },
  riddle: {
    owner: null,
    plain: [
      'id',
      'edition',
      'key',
      'answer',
      'accepted',
      'drawing',
      'description',
      'skill',
      'difficulty',
      'explanation',
      'source',
      'article_key',
      'review_by',
      'is_active',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
      'release',
      'release_hash',
      'week',
      'week_title',
    ],
  },
} satisfies PersonalTags
