import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const wordsData = {
  game_word: {
    whose: null,
    plain: [
      'id',
      'key',
      'word',
      'word_key',
      'clue',
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
    ],
  },
} satisfies PersonalTags
