import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables: none. */
export const operationsData = {
  job_run: { owner: null, plain: ['task', 'started_at', 'ended_at', 'failed_at', 'error'] },
  maintenance: { owner: null, plain: ['is_only', 'is_on', 'changed_at', 'back_at'] },
} satisfies PersonalTags
