import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of login by LINE and Facebook, by name, with their schedules. */
export function socialJobs({ db, clock }: Parts): Jobs {
  return {
    'sweep-social-uses': {
      cron: '10 20 * * *',
      run: () => db.deleteFrom('social_use').where('expires_at', '<=', clock()).execute(),
    },
  }
}
