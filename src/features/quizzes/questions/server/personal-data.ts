import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const questionsData = {
  question: {
    owner: null,
    plain: [
      'id',
      'key',
      'pool',
      'kind',
      'skill',
      'difficulty',
      'text',
      'content',
      'explanation',
      'source',
      'article_key',
      'review_by',
      'is_active',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
      'reworded_at',
      'picture_key',
      'picture_alt',
      'release',
      'release_hash',
      'is_new',
      'asked_in',
    ],
  },
  question_picture: { owner: null, plain: ['key', 'type', 'bytes', 'width', 'height', 'made_at', 'left_at'] },
} satisfies PersonalTags
