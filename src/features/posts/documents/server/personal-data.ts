import type { PersonalTags } from '#db/personal-data.ts'

/** What this room's tables hold about persons, column by column. */
export const documentData = {
  post: {
    owner: 'author_id',
    about: 'โพสต์ที่คุณเขียน',
    erasure: 'deleted',
    told: [
      'id',
      'club',
      'skill',
      'title',
      'title_phrases',
      'summary',
      'cover',
      'body',
      'minutes',
      'tags',
      'author_name',
      'question',
      'status',
      'published_at',
      'updated_at',
    ],
    withheld: ['key', 'reading_level', 'voice', 'review_by', 'edited_by_staff_at', 'content_hash'],
  },
  post_stat: { owner: null, plain: ['post_id', 'view_count', 'like_count', 'read_count', 'popularity', 'share_count'] },
  // Deleted with the post that they belong to.
  post_listing: { owner: null, plain: ['post_id', 'tag', 'club', 'published_at', 'step'] },
  post_count: { owner: null, plain: ['club', 'tag', 'total'] },
  post_reader: { owner: 'user_id', about: 'ลำดับที่สลับตัวเลือกให้คุณ', erasure: 'deleted', told: ['seed'] },
} satisfies PersonalTags
