import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column: none. */
export const fundData = {
  fund: {
    owner: null,
    plain: [
      'code',
      'name',
      'risk',
      'class',
      'summary',
      'policy',
      'benchmark',
      'benchmark_weights',
      'abroad',
      'currency',
      'currency_text',
      'dividend_text',
      'front_fee',
      'yearly_fee',
      'parts',
      'sheet',
      'source',
      'recipe',
      'paused',
      'pause_reason',
      'version',
      'made_at',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
} satisfies PersonalTags
