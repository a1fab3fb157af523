import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables: none, they hold numbers of people. */
export const statisticsData = {
  people_count: { owner: null, plain: ['day', 'span', 'dimension', 'part', 'people'] },
  cohort_count: { owner: null, plain: ['joined_week', 'weeks_after', 'people'] },
  funnel_count: { owner: null, plain: ['joined_week', 'step', 'people'] },
  warehouse_day: { owner: null, plain: ['day', 'activities', 'learning_days', 'ledger_entries', 'written_at'] },
  act_count: { owner: null, plain: ['day', 'kind', 'people', 'acts'] },
  koin_count: { owner: null, plain: ['day', 'account', 'satang'] },
} satisfies PersonalTags
