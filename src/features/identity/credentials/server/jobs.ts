import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of credentials: name → what it does, and when. */
export function credentialJobs({ db, clock }: Parts): Jobs {
  return {
    // From then on nobody can object any more, and the address before is free.
    'sweep-email-changes': {
      cron: '10 20 * * *',
      run: () => db.deleteFrom('email_change').where('object_until', '<=', clock()).execute(),
    },
  }
}
