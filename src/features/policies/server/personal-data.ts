import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const policiesData = {
  policy: {
    owner: null,
    plain: [
      'type',
      'version',
      'effective',
      'title',
      'summary',
      'changes',
      'body',
      'content_hash',
      'asks_again',
      'announced_at',
      'foretold_at',
    ],
  },
} satisfies PersonalTags
