import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const wordsData = {
  game_word: {
    owner: null,
    plain: [
      'id',
      'key',
      'word',
      'word_key',
      'clue',
      'more_clues',
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
    ],
  },
} satisfies PersonalTags
