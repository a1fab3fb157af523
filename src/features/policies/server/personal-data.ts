import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const policiesData = {
  policy: {
    whose: null,
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
