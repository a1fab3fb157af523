import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of credentials, by name, with their schedules. */
export function credentialJobs({ db, clock }: Parts): Jobs {
  return {
    // The objection period is over, so the previous address becomes free.
    'sweep-email-changes': {
      cron: '10 20 * * *',
      run: () => db.deleteFrom('email_change').where('object_until', '<=', clock()).execute(),
    },
  }
}
